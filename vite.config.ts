import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { reloadStaticPages } from "./plugins/reload-static-pages.ts";
import { stubLegacyRenderer } from "./plugins/stub-legacy-renderer.ts";
import { validateContent } from "./plugins/validate-content.ts";

/** Two files instead of twenty: they compress better together, and the framework's rarely changes. */
const clientChunks = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: "wizard", test: /\/(app|content)\/|node_modules\/(clsx|class-variance-authority)\// },
];

export default defineConfig({
  plugins: [
    stubLegacyRenderer(),
    validateContent(),
    reloadStaticPages(),
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { alias: { "~": "/app" }, tsconfigPaths: true },
  environments: {
    ssr: { build: { minify: true } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: clientChunks } } } } },
  },
});
