import { expect, test } from "vitest";
import { checkParsed, factsOf } from "../check.ts";
import { parseYaml } from "../parse-yaml.ts";
import { teamSchema } from "./company.ts";

const HEAD = `title: The team
lede: Who we are.
metaTitle: The team
metaDescription: Who we are.
askLabel: Ask
closing: { heading: Write, lede: To us., action: { label: Write, href: /contact } }
members:
`;
const member = (name: string, slug = "") => `  - name: "${name}"
    role: Sound${slug && `\n    slug: ${slug}`}
    avatarColor: rain
    ask: sound
    bio: Records.
    longBio: [Records.]
    credits: [{ label: On set, value: Sound }]
`;

function check(...members: string[]) {
  const bytes = new TextEncoder().encode(HEAD + members.join(""));
  const parsed = parseYaml("content/team.yaml", bytes);
  const { value, problems } = checkParsed(teamSchema, parsed, factsOf(new Map()));
  return { team: value as ReturnType<typeof teamSchema.parse>, problems };
}

test("address and initials are made of a person's name", () => {
  const { team } = check(member("Zoë van der Berg"), member("李娜", "li-na"));
  expect(team.members).toMatchObject([
    { slug: "zoe-van-der-berg", initials: "ZVD", name: "Zoë van der Berg" },
    { slug: "li-na", initials: "李" },
  ]);
});

test("two people of one name, and a name of which no address can be made, are told", () => {
  expect(check(member("Ann Lee"), member("Ann  Lee")).problems).toEqual([
    'content/team.yaml: line 15: entries 1 and 2 both have the slug "ann-lee". Give one of them another, such as "ann-lee-2".',
  ]);
  expect(check(member("李娜")).problems).toEqual([
    "content/team.yaml: line 8: members 1 (李娜) needs a slug, such as slug: ann-lee, because its name has no Latin letter.",
  ]);
});
