import { defineConfig } from "vite";
import { markdown } from "./tools/markdown.ts";

// In development the page comes from Vite and calls go on to an edge: LUDEX_EDGE says which.
const edge = process.env["LUDEX_EDGE"] ?? "http://localhost:8080";

export default defineConfig({
  plugins: [markdown()],
  // The client lies beside this folder and has the same libraries once more: one copy is enough.
  resolve: { dedupe: ["@bufbuild/protobuf", "@connectrpc/connect", "@connectrpc/connect-web"] },
  server: {
    // The pages of rules lie outside of this folder.
    fs: { allow: ["../.."] },
    proxy: { "^/(ludex\\.|v1/)": edge },
  },
  build: {
    // The edge serves it from there; it is part of the Python package.
    outDir: "../../services/ludex/edge/playground",
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "assets",
    // A strict content security policy allows no inlined data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
});
