import { globSync, rmSync } from "node:fs";
import path from "node:path";
import type { copyProject } from "../setup/project-copy.ts";

const BUNDLES =
  "external-faq|youtube-visibility-engine|7-day-launch|30-reels-in-30-days|founders-brand-kit";
const TOPICS = "internal-external|ownership-support|measurement";

/** Without the entries that begin with these words, after an id at most. */
function without(words: string) {
  const entry = `^( *)(?:- id: .*\\n +|- )?(?:${words}).*\\n(?:\\1 +.*\\n)*`;
  return (text: string) => text.replace(new RegExp(entry, "gm"), "");
}

/** As the README says: a smaller studio, in one place, with fewer offers and topics, and clients of its own. */
export function becomeSmall(copy: ReturnType<typeof copyProject>) {
  const remove = (file: string) => rmSync(path.join(copy.root, file), { recursive: true });
  remove("tests/spec-words");
  copy.edit("content/site.yaml", (text) => text.replace("locale: en-US", "locale: en-GB"));
  copy.edit("content/company.yaml", (text) => text.replace("sample: true", "sample: false"));

  remove("content/locations/portland-or.yaml");
  copy.edit("content/brand.yaml", without("slug: portland-or"));
  for (const file of ["pages", "images"])
    copy.edit(`content/${file}.yaml`, without("(?:path: )?/locations/portland-or"));
  copy.edit("content/navigation.yaml", without("label: .*portland-or"));
  copy.edit("content/offers.yaml", without(`slug: (?:${BUNDLES})`));
  copy.edit("content/faq.yaml", without(`(?:id|category): (?:${TOPICS})`));
  // The build names what is left of them.
  for (const file of globSync("content/**/*.{yaml,mdx}", { cwd: copy.root }))
    copy.rewrite(file, (text) =>
      text
        .replaceAll("{city:portland-or}", "Tacoma")
        .replaceAll("](/locations/portland-or)", "](/contact)")
        .replaceAll(
          new RegExp(`(\\{(?:offer|price):|^offer: |/video-packages[^)\\s]*#)(?:${BUNDLES})`, "gm"),
          "$1internal-faq",
        ),
    );
}
