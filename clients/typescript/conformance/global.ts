/** What the page offers to the runner. */
declare global {
  /** Answers a command; `server` is the whole address of an edge. */
  var answer: (command: unknown) => Promise<object>;
}

export {};
