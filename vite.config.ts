import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { brand } from "./plugins/brand/brand.ts";
import { checkContent } from "./plugins/check-content/check-content.ts";
import { checkHydratedChunks, hydratedChunks } from "./plugins/hydrated-chunks.ts";
import { leanReactClient } from "./plugins/lean-react/lean-react-client.ts";
import { leanReactRenderer } from "./plugins/lean-react/lean-react-renderer.ts";
import { localVariablesOnly } from "./plugins/local-variables-only.ts";
import { mdx } from "./plugins/mdx/mdx.ts";
import { pageDates } from "./plugins/page-dates.ts";
import { foldVariables } from "./plugins/page-styles/fold-variables.ts";
import { pageStyles } from "./plugins/page-styles/page-styles.ts";
import { splitSheets } from "./plugins/page-styles/split-sheets.ts";
import { reloadStaticPages } from "./plugins/reload-static-pages.ts";
import { scriptsForBrowsersOnly } from "./plugins/scripts-for-browsers-only.ts";
import { socialCards } from "./plugins/social-cards/social-cards.ts";
import { leanServerManifest } from "./plugins/unlisted-routes.ts";
import { unusedFrameworkParts } from "./plugins/unused-framework-parts.ts";

// The words of content/words stand where they are said, in the one script that says them.
const optimization = { inlineConst: { mode: "all", pass: 2 } } as const;

/** The oldest browsers that get everything, named in the README; from here on back, less. */
const BROWSERS = ["safari16.4", "firefox115", "chrome109"];

/** What React never calls on a server, and so need not be there. */
const EFFECTS = ["useEffect", "useLayoutEffect", "useInsertionEffect"].flatMap((name) =>
  ["import_react", "React"].flatMap((react) => [`${react}.${name}`, `(0,${react}.${name})`]),
);

export default defineConfig({
  plugins: [
    leanReactRenderer(),
    leanReactClient(),
    unusedFrameworkParts(),
    leanServerManifest(),
    checkContent(),
    pageDates(),
    pageStyles(),
    brand(),
    mdx(),
    socialCards(),
    scriptsForBrowsersOnly(),
    checkHydratedChunks(),
    reloadStaticPages(),
    cloudflare({ viteEnvironment: { name: "ssr" }, config: localVariablesOnly }),
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
  css: { postcss: { plugins: [splitSheets(), foldVariables()] } },
  build: {
    // The policy allows no font that stands in a style sheet, however small it is.
    assetsInlineLimit: 0,
    // For the Worker, but read here alone.
    terserOptions: { ecma: 2020, compress: { passes: 3, pure_funcs: EFFECTS } },
  },
  // What `?worker&url` gives is a bundle of its own, for <script type="module"> as much as for a worker.
  worker: { format: "es" },
  environments: {
    // Terser leaves 3 % less of the Worker than the minifier that comes with Vite.
    ssr: { build: { minify: "terser", rolldownOptions: { optimization } } },
    client: {
      build: {
        target: BROWSERS,
        rolldownOptions: { optimization, output: { codeSplitting: { groups: hydratedChunks } } },
      },
    },
  },
});
