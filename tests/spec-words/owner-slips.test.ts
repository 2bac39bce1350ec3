import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { copyProject } from "../setup/project-copy.ts";

const copy = copyProject();
const undo: (() => void)[] = [];
afterEach(() => {
  for (const restore of undo.splice(0).reverse()) restore();
});
afterAll(copy.remove);

type Slip = [file: string, right: string | RegExp, wrong: string];

function make([file, right, wrong]: Slip) {
  copy.edit(file, (text) => {
    undo.push(() => copy.write(file, text));
    return text.replace(right, wrong);
  });
}

const CHECK = "scripts/check-content.ts";

// A checker runs in seconds on a busy machine.
const patient = { timeout: 60_000 };

test("wrong names are reported where they stand, with where the right ones are", patient, () => {
  make(["content/pages.yaml", "cardPicture: chair", "cardPicture: chiar"]);
  make(["content/images.yaml", "van.avif", "vna.avif"]);
  make([
    "content/images.yaml",
    "  van:\n",
    "  spare:\n    file: no.jpg\n    alt: Nothing\n  van:\n",
  ]);
  make(["content/blog/mobile-video-production/index.mdx", /category: .*/, "category: Gear"]);
  make(["content/legal/privacy.mdx", "{time:", "{time:x"]);
  make(["content/work/one-cup/index.mdx", /kind: .*/, "kind: launch"]);
  const { code, said } = copy.run(CHECK);
  expect(code).toBe(1);
  for (const sentence of [
    /^content\/pages\.yaml: \/[^:]*, cardPicture: there is no picture "chiar" in content\/images\.yaml\. Write .* chair,/m,
    /^content\/images\.yaml: pictures, van, file \(shown by content\/images\.yaml: pageImages, \/about-us, hero\): there is no picture vna\.avif/m,
    /^content\/images\.yaml: pictures, spare, file: there is no picture no\.jpg/m,
    /^content\/legal\/privacy\.mdx: line \d+, .*: there is no \{time:x\w+\} to insert\./m,
    /index\.mdx: line 4: category must be one of content\/article-categories\.yaml: .*, not "Gear"\.$/m,
    /index\.mdx: line 5: kind must be one of content\/film-kinds\.yaml: .*, not "launch"\.$/m,
  ])
    expect(said).toMatch(sentence);
});

test("a color that does not exist is refused in plain words", patient, () => {
  make(["content/brand.yaml", /ink: .*/, "ink: blakc"]);
  expect(copy.run(CHECK, "--readable")).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^content\/brand\.yaml: line \d+: colors, ink must be a color such as "#e8a33d", "gold" or "oklch\(0\.81 0\.14 72\)", not "blakc"\.\n$/,
    ),
  });
});

test("a value that is not allowed is reported with its field, and what to write", patient, () => {
  make(["content/inquiry/questions.yaml", "slug: business-stage", "slug: Business Stage"]);
  make(["content/fonts/fonts.yaml", /source: .*/, "source: ./own.ttf"]);
  make(["content/home.yaml", 'length: "0:22"', "length: 22 seconds"]);
  make(["content/services.yaml", /forms: .*/, "forms: 5"]);
  make(["content/images.yaml", /\n *alt: A softbox .*/, ""]);
  make(["content/team.yaml", /photo:\n( {6}.*\n)+/, "photo: ann.jpg\n"]);
  expect(copy.run(CHECK).said.trim().split("\n")).toEqual([
    expect.stringMatching(
      /^content\/services\.yaml: line \d+: forms must be text, in quotes because it looks like a number, not 5\. Write: forms: "5"$/,
    ),
    expect.stringMatching(
      /^content\/home\.yaml: line \d+: titleFilm, length must be minutes and seconds, such as "0:22", not "22 seconds"\.$/,
    ),
    expect.stringMatching(
      /^content\/inquiry\/questions\.yaml: line \d+: inOrder 1 \(Business Stage\), slug must be lower-case words joined by hyphens, not "Business Stage"\.$/,
    ),
    expect.stringMatching(
      /^content\/images\.yaml: line \d+: pictures, softbox, alt is missing: it must be what the picture shows, such as alt: "Ann beside a camera"\.$/,
    ),
    expect.stringMatching(
      /^content\/team\.yaml: line \d+: .*, photo must be a picture such as \{ file: "ann\.jpg", alt: "What it shows" \}, not "ann\.jpg"\.$/,
    ),
    expect.stringMatching(
      /^content\/fonts\/fonts\.yaml: line \d+: display, source: there is no file \.\/own\.ttf\./,
    ),
  ]);
});

test("the page of a studio that is gone is told, once", patient, () => {
  copy.write("content/locations/leeds-uk.yaml", "title: In {city:leeds-uk}");
  undo.push(() => rmSync(path.join(copy.root, "content/locations/leeds-uk.yaml")));
  expect(copy.run(CHECK).said).toBe(
    "content/locations/leeds-uk.yaml: there is no studio leeds-uk. Add it to studios, or delete this file and the entries of /locations/leeds-uk in content/pages.yaml, content/images.yaml and content/navigation.yaml.\n",
  );
});

test("a data file that is empty, deleted or renamed is told", patient, () => {
  make(["content/faq.yaml", /.*/s, ""]);
  make(["content/testimonials.yaml", "", "# "]);
  rmSync(path.join(copy.root, "content/testimonials.yaml"));
  copy.write("content/testimonial.yaml", "");
  undo.push(() => rmSync(path.join(copy.root, "content/testimonial.yaml")));
  expect(copy.run(CHECK).said.trim().split("\n")).toEqual(
    expect.arrayContaining([
      "content/testimonial.yaml: is no file that the site reads. Rename it, such as to content/testimonials.yaml, or delete it.",
      "content/faq.yaml: is empty. Put its fields back.",
      "content/testimonials.yaml: is missing. Put it back; docs/content.md says how a site goes without a part.",
    ]),
  );
});

test("a wrong price is one fault: links to pages that show offers are none", patient, () => {
  make(["content/offers.yaml", /(?<=^coaching:\n(?: .*\n)*? {2}price: ).*/m, "2,000.50"]);
  const sentence =
    /^content\/offers\.yaml: line \d+: coaching, price must be a number, not "2,000\.50"\.\n$/;
  expect(copy.run(CHECK)).toEqual({ code: 1, said: expect.stringMatching(sentence) });
});

test(
  "all slips in data files are told at once, each with its line and what to write",
  patient,
  () => {
    make(["content/site.yaml", /country: US/, "country: UK"]);
    make(["content/company.yaml", /sample: true/, "sample: yes"]);
    make(["content/offers.yaml", /price: \d+/, "price: £1,500.00"]);
    make(["content/offers.yaml", /spotsSetOn: .*/, "spotsSetOn: 20/11/2026"]);
    make(["content/home.yaml", "{area} Video", "{aera} Video"]);
    make(["content/home.yaml", "title: DIY Resources", "title: DIY <b>Resources</b>"]);
    make(["content/faq.yaml", "categoriesLabel: Topics", "categoryLabel: Topics"]);
    make(["content/reviews.yaml", "rating: 5", "rating: five"]);
    make(["content/values.yaml", /^title: (.*)$/m, 'title: "$1']);
    make(["content/work-page.yaml", "title: Work", "title: 2026"]);
    make(["content/studio/inbox.yaml", "title: Inbox", "title: “Inbox”"]);
    make(["content/studio/funnel.yaml", "  - google", "  - Google"]);
    const { said } = copy.run(CHECK);
    const found = said.trim().split("\n");
    expect(found.map((it) => it.replace(/line \d+/, "line 0")).sort()).toEqual([
      'content/company.yaml: line 0: sample must be true or false, not "yes". Write: sample: true',
      "content/faq.yaml: line 0: categoriesLabel is missing: it must be text.",
      "content/faq.yaml: line 0: has an unknown field categoryLabel: correct the spelling, such as categoriesLabel, or remove it.",
      "content/home.yaml: line 0: categories 1 (DIY <b>Resources</b>), title must be plain text: write it without <b>.",
      "content/home.yaml: line 0: headline inserts what is not known: there is no {aera} to insert. Write {area}, or words in its place.",
      'content/offers.yaml: line 0: downloads 1 (25 Reels), price must be a number, not "£1,500.00". Write: price: 1500',
      'content/offers.yaml: line 0: spotsSetOn must be a date such as 2026-11-20, not "20/11/2026".',
      'content/reviews.yaml: line 0: reviews 1 (Desmond Marchetti), rating must be a number, not "five".',
      "content/site.yaml: line 0: country must be GB, the code of that country, not UK. Write: country: GB",
      'content/studio/funnel.yaml: line 0: campaignSources 1 must be a word in lower case, as links have it: utm_source=google, not "Google".',
      "content/studio/inbox.yaml: line 0, `title: “Inbox”`: typographic quotes around a text are shown to visitors. Write: title: Inbox",
      'content/values.yaml: line 0, `title: "Six things we stand by`: a quote is missing: this text begins with one and has none at its end. Write: title: "Six things we stand by"',
      'content/work-page.yaml: line 0: title must be text, in quotes because it looks like a number, not 2026. Write: title: "2026"',
    ]);
  },
);

test.each([
  ["studio/inbox", "scripts/leads.ts", "list"],
  ["reviews", "scripts/new.ts", "review", "--name", "Ana", "--role", "Owner", "--words", "Quick."],
  ["images", "scripts/pictures.ts"],
  ["forms/contact", "tests/stand-ins/start.ts"],
])(
  "a text of content/%s.yaml without its last quote: %s says so",
  patient,
  (name, script, ...args) => {
    const file = `content/${name}.yaml`;
    make([file, /$/, '\nnew: "Text']);
    const quote = "a quote is missing: this text begins with one and has none at its end.";
    const sentence = `${quote} Write: new: "Text"\n`;
    const { code, said } = copy.run(script, ...args);
    expect({ code, said: said.replace(/line \d+, `new: "Text`: /, "") }).toEqual({
      code: 1,
      said: `${file}: ${sentence}`,
    });
  },
);

test.each([
  ["FAQ", "/faq is another page of this site already."],
  ["Team", "/team leads to /company/team already."],
  ["Lamp Hire", "/lamp-hire is that of content/own-pages/lamps.mdx too."],
])("npm run new -- page refuses %s: %s", patient, (title, why) => {
  const fields = 'path: /lamp-hire\nname: "Lamps"\ntitle: "Lamps"\ndescription: "Lamps."';
  copy.write(
    "content/own-pages/lamps.mdx",
    `---\n${fields}\nupdated: "2026-11-22"\n---\n\nOurs.\n`,
  );
  expect(copy.run("scripts/new.ts", "page", "--title", title)).toEqual({
    code: 1,
    said: `${why} Choose another title.\n`,
  });
});
