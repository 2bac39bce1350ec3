import type { PictureUse } from "../../app/content/schema/media.ts";
import { shownPath } from "../check-content/content-error.ts";
import { readContent } from "../content/read-content.ts";
import type { CropName } from "./crops.ts";

/** A picture where it stands: `name` finds it in `virtual:pictures/<crop>`. Social cards are no crop. */
type Use = {
  /** Where it is shown, and where its file is named. */
  entry: string;
  file: string;
  name: string;
  picture?: PictureUse;
  crops: CropName[] | "social card";
};

type OwnPage = { file: string; frontmatter: { picture?: string } };

const EDGE_TO_EDGE: CropName[] = ["wide", "tall"];
const PORTRAIT: CropName[] = ["portrait"];
const BESIDE_TITLE: CropName[] = ["strip", "tall"];

/** The crops of each page's hero, as its component in app/site/hero.tsx shows them. */
const HEROES: [pages: RegExp, crops: CropName[]][] = [
  [/^\/(about-us|video-use-cases|locations\/.+)?$/, EDGE_TO_EDGE],
  [/^\/(contact|blog|company\/team|content-strategy)$/, BESIDE_TITLE],
  [/^\/(video-packages|services\/.+|resources\/reviews|thank-you)$/, ["screen"]],
];

const PARTS: Record<string, CropName[]> = {
  heroScrolled: EDGE_TO_EDGE,
  between: EDGE_TO_EDGE,
  closing: EDGE_TO_EDGE,
  figure: ["tall"],
};

/** Every picture of content/pictures that the pages show; those of MDX files are beside them. */
export function listUses(ownPages: OwnPage[]): Use[] {
  const { pageImages } = readContent("images");
  const { titleFilm, process } = readContent("home");
  const { picture } = readContent("error-pages").notFoundPage;
  return [
    ...Object.entries(pageImages).flatMap(([page, parts]) =>
      Object.entries(parts).map(([part, name]) => {
        const crops = part === "hero" ? cropsOfHero(page) : (PARTS[part] ?? []);
        return fromList(`content/images.yaml: pageImages, ${page}, ${part}`, name, crops);
      }),
    ),
    ...readContent("pages").flatMap(({ path, cardPicture }) =>
      cardPicture
        ? [fromList(`content/pages.yaml: ${path}, cardPicture`, cardPicture, "social card")]
        : [],
    ),
    ...readContent("inquiry/questions").inOrder.flatMap(({ slug, picture }) =>
      picture
        ? [fromList(`content/inquiry/questions.yaml: ${slug}, picture`, picture, ["tall"])]
        : [],
    ),
    ...readContent("use-cases").cases.flatMap(({ id, picture }) =>
      picture ? [fromList(`content/use-cases.yaml: ${id}, picture`, picture, ["wide"])] : [],
    ),
    ...readContent("offers").bundles.flatMap(({ slug, picture }) =>
      picture
        ? [fromList(`content/offers.yaml: bundles (${slug}), picture`, picture, ["tall"])]
        : [],
    ),
    ...ownPages.flatMap(({ file, frontmatter: { picture } }) =>
      picture ? [fromList(`${shownPath(file)}: picture`, picture, BESIDE_TITLE)] : [],
    ),
    ...(picture
      ? [fromList("content/error-pages.yaml: notFoundPage, picture", picture, BESIDE_TITLE)]
      : []),
    ...(titleFilm
      ? [fromList("content/home.yaml: titleFilm, poster", titleFilm.poster, ["wide"])]
      : []),
    ...process.flatMap(({ title, picture }) =>
      picture
        ? [fromList(`content/home.yaml: process (${title}), picture`, picture, ["tall"])]
        : [],
    ),
    ...readContent("team").members.flatMap(({ name, photo }) => {
      const entry = `content/team.yaml: members (${name}), photo`;
      return photo
        ? [{ entry, file: entry, name: photo.file, picture: photo, crops: PORTRAIT }]
        : [];
    }),
  ];
}

function fromList(entry: string, name: string, crops: Use["crops"]): Use {
  const { pictures } = readContent("images");
  const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  return { entry, file: `${inList(name)} (shown by ${entry})`, name, picture, crops };
}

const inList = (name: string) => `content/images.yaml: pictures, ${name}, file`;

export function listUnused(uses: Use[]) {
  const shown = new Set(uses.map(({ name }) => name));
  return Object.entries(readContent("images").pictures)
    .filter(([name]) => !shown.has(name))
    .map(([name, picture]) => ({ file: inList(name), picture }));
}

const cropsOfHero = (page: string) => HEROES.find(([pages]) => pages.test(page))?.[1] ?? [];
