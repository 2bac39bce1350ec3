import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { brand } from "./plugins/brand/brand.ts";
import { browserScripts } from "./plugins/browser-scripts.ts";
import { builtCommit } from "./plugins/built-commit.ts";
import { checkContent } from "./plugins/check-content/check-content.ts";
import { content } from "./plugins/content/content.ts";
import * as development from "./plugins/development-server.ts";
import { languages } from "./plugins/languages.ts";
import { mdx } from "./plugins/mdx/mdx.ts";
import { pageDates } from "./plugins/page-dates.ts";
import { pagesWithoutScripts } from "./plugins/pages-without-scripts.ts";
import { pictures } from "./plugins/pictures/pictures.ts";
import { socialCards } from "./plugins/social-cards.ts";
import { filmFiles } from "./plugins/work/film-files.ts";

/** Modules of both flows in one file, of each in another. */
const SHARED =
  /node_modules\/(react|scheduler)|\/app\/(root|site\/page-exports|ui\/(?!disclosure))/;
const groups = [
  { name: "shared", test: SHARED },
  { name: "wizard", test: /\/app\/routes\/inquiry\// },
  { name: "assessment", test: /\/app\/routes\/assessment\/(flow|intro|section)/ },
];

export default defineConfig({
  plugins: [
    checkContent(),
    pageDates(),
    content(),
    languages(),
    brand(),
    mdx(),
    filmFiles(),
    pictures(),
    socialCards(),
    browserScripts(),
    development.plugins(),
    cloudflare(development.workerOptions),
    tailwindcss(),
    reactRouter(),
    pagesWithoutScripts(),
  ],
  define: { "import.meta.env.COMMIT": JSON.stringify(builtCommit()) },
  resolve: { alias: { "~": "/app" }, tsconfigPaths: true },
  server: development.server,
  // Found late, they would make the development server reload the first page that needs them.
  optimizeDeps: { include: ["@conform-to/react", "canvas-confetti"] },
  // The policy allows no font within a style sheet, however small; how long plugins take is no warning for an owner.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    ssr: { build: { minify: true } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
