/** Turns the project's pages of Markdown into HTML while the app is built. */

import { dirname, resolve } from "node:path";
import { Marked } from "marked";
import type { Plugin } from "vite";

/** GitHub's anchors: the rules that violations name are these. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
}

export function markdown(): Plugin {
  return {
    name: "markdown",
    transform(source, id) {
      if (!id.endsWith(".md")) return undefined;
      const pictures: string[] = [];
      const marked = new Marked({
        renderer: {
          heading({ tokens, depth, text }) {
            // Pages are shown below a heading of the app's own.
            const level = Math.min(depth + 1, 6);
            return `<h${level} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
          },
          link({ tokens }) {
            // The other pages are not part of the app.
            return this.parser.parseInline(tokens);
          },
          image({ href, text }) {
            pictures.push(resolve(dirname(id), href));
            return `<img src="\0${pictures.length - 1}\0" alt="${text.replaceAll('"', "&quot;")}" loading="lazy">`;
          },
        },
      });
      // What may be too wide for the panel is scrolled, and so must be reached by keys.
      const html = marked
        .parse(source, { async: false })
        .replaceAll("<pre>", '<pre tabindex="0">')
        .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
        .replaceAll("</table>", "</table></div>");
      const parts = html.split("\0");
      const written = parts.map((part, index) =>
        index % 2 === 0 ? JSON.stringify(part) : `picture${part}`,
      );
      const imports = pictures.map(
        (path, index) => `import picture${index} from ${JSON.stringify(`${path}?url`)};\n`,
      );
      return { code: `${imports.join("")}export default ${written.join(" + ")};\n`, map: null };
    },
  };
}
