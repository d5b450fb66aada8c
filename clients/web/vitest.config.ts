import { defineConfig } from "vitest/config";
import { markdown } from "./tools/markdown.ts";

export default defineConfig({
  plugins: [markdown()],
  resolve: { dedupe: ["@bufbuild/protobuf", "@connectrpc/connect", "@connectrpc/connect-web"] },
  // Unit tests run without a page.
  define: { "location.origin": JSON.stringify("http://localhost:8080") },
  test: { include: ["src/**/*.test.ts"] },
});
