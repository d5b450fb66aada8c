import { fileURLToPath } from "node:url";

/** The project's root. */
export const ROOT = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");
