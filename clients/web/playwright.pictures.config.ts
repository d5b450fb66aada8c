import base from "./playwright.config";

/** Draws the pictures of docs/playground: `npm run pictures`. */
export default { ...base, testMatch: "pictures.ts" };
