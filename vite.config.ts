import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { articles } from "./plugins/articles/articles.ts";
import { deferredContent } from "./plugins/deferred-content.ts";
import { checkHydratedChunks, hydratedChunks } from "./plugins/hydrated-chunks.ts";
import { pageStyles } from "./plugins/page-styles/page-styles.ts";
import { reloadStaticPages } from "./plugins/reload-static-pages.ts";
import { scriptsForBrowsersOnly } from "./plugins/scripts-for-browsers-only.ts";
import { socialCards } from "./plugins/social-cards/social-cards.ts";
import { stubLegacyRenderer } from "./plugins/stub-legacy-renderer.ts";
import { leanServerManifest } from "./plugins/unlisted-routes.ts";
import { unusedFrameworkParts } from "./plugins/unused-framework-parts.ts";
import { validateContent } from "./plugins/validate-content.ts";

export default defineConfig({
  plugins: [
    stubLegacyRenderer(),
    unusedFrameworkParts(),
    leanServerManifest(),
    validateContent(),
    pageStyles(),
    deferredContent(),
    articles(),
    socialCards(),
    scriptsForBrowsersOnly(),
    checkHydratedChunks(),
    reloadStaticPages(),
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    tailwindcss(),
    reactRouter(),
  ],
  // Conform takes four functions from Zod's classic build; the mini one has them at a third of the size.
  resolve: {
    alias: [
      { find: "~", replacement: "/app" },
      { find: /^zod\/v4$/, replacement: "zod/mini" },
    ],
    tsconfigPaths: true,
  },
  // What `?worker&url` gives is a bundle of its own, for <script type="module"> as much as for a worker.
  worker: { format: "es" },
  environments: {
    ssr: { build: { minify: true } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: hydratedChunks } } } },
    },
  },
});
