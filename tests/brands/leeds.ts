import { cpSync, globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { copyProject } from "../setup/project-copy.ts";

type Copy = ReturnType<typeof copyProject>;

const OWN_FILES = path.join(import.meta.dirname, "leeds/content");
/** Four pages, a film, a studio, and all bundles but two. */
const GONE = [
  ...["coaching", "assessment", "use-cases", "values", "title-film", "portland-or"],
  ...["external-faq", "youtube-visibility-engine", "7-day-launch", "30-reels-in-30-days"],
  "founders-brand-kit",
];
const FAQ_TOPICS = "internal-external|ownership-support|measurement";
/** Ctrl+Shift+H in content/: the address of the studio, pounds, and words of the sample's place. */
const REPLACED: [RegExp, string][] = [
  [/bellevue-wa/g, "leeds"],
  [/\$(?=\d)/g, "£"],
  [/,? (?:and|or|in) Portland/g, ""],
  [/\[([^\]]+)\]\(\/blog\/[^)]+\)/g, "$1"],
  [/2 of 4 spots/g, "2 of 6 spots"],
  [/Pacific/g, "UK time"],
  [/outside the US/g, "outside the UK"],
  [/country: United States/g, "country: United Kingdom"],
  [/\{(?:full|first)-name:producer\}/g, "{first-name:founder}"],
];
const REVIEWS = `reviews:
  - name: Grace Holroyd
    role: Owner
    company: Holroyd Joinery
    content: They filmed around the saw, and nobody minded.
    rating: 5
    timeAgo: 2 months ago
    initials: GH
    avatarColor: rain
`;

/** A studio in Leeds that has made the site its own, as its owner would: commands, edits, and files of its own. */
export function becomeLeeds(copy: Copy) {
  run(copy, "remove.ts", ...GONE);
  for (const sample of ["tests/spec-words", "content/blog", "content/es", "content/work"])
    rmSync(path.join(copy.root, sample), { recursive: true });
  // Nobody reads the assessment anymore, so it stays as it is.
  for (const file of globSync("content/**/*.yaml", {
    cwd: copy.root,
    exclude: ["**/assessment/*"],
  }))
    copy.rewrite(file, (text) =>
      REPLACED.reduce((left, [was, is]) => left.replaceAll(was, is), text),
    );
  rmSync(path.join(copy.root, "content/locations/bellevue-wa.yaml"));
  copy.edit("content/faq.yaml", without(`(?:id|category): (?:${FAQ_TOPICS})`));
  copy.edit("content/reviews.yaml", (text) => text.replace(/^reviews:\n[\s\S]*?(?=^\w)/m, REVIEWS));
  copy.edit("content/legal/privacy-sections.yaml", (text) =>
    text.replace("sections: []", "sections:").replaceAll(/^# {2}/gm, "  "),
  );
  const colors = readColors(copy);
  cpSync(OWN_FILES, path.join(copy.root, "content"), { recursive: true });
  copy.edit("content/brand.yaml", (text) => text + colors);
  run(copy, "new.ts", "film", "--title", "Two Cups", "--at", "https://vimeo.com/76979871");
}

function run(copy: Copy, script: string, ...args: string[]) {
  const { code, said } = copy.run(`scripts/${script}`, ...args);
  if (code !== 0) throw new Error(said);
}

/** Another hue and a little less color for everything. */
function readColors(copy: Copy): string {
  const text = readFileSync(path.join(copy.root, "content/brand.yaml"), "utf8");
  return text
    .slice(text.indexOf("\ncolors:"))
    .replace(/oklch\(([\d.]+) ([\d.]+) (\d+)/g, (_, lightness, chroma, hue) => {
      return `oklch(${lightness} ${Number(chroma) * 0.8} ${Number(hue) + 15}`;
    });
}

/** Without the entries that begin with these words, after an id at most. */
function without(words: string) {
  const entry = `^( *)(?:- id: .*\\n +|- )?(?:${words}).*\\n(?:\\1 +.*\\n)*`;
  return (text: string) => text.replace(new RegExp(entry, "gm"), "");
}
