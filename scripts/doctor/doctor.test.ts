import { afterAll, expect, test } from "vitest";
import { copyProject } from "../../tests/setup/project-copy.ts";

const copy = copyProject();
afterAll(copy.remove);

// A fresh clone draws its pictures first, on a machine that does the same for the types.
const SLOW = { timeout: 240_000 };

test(
  "a fresh clone has no problems, and every disabled feature says what visitors see",
  SLOW,
  () => {
    const { code, said } = copy.run("scripts/doctor.ts");
    expect(code).toBe(0);
    expect(said).toMatch(/off {4}Booking a call: visitors find a form/);
    expect(said).toContain("Nothing is wrong.");
  },
);

test(
  "invalid settings, misspelled names and invalid content are named without values",
  SLOW,
  () => {
    copy.write(
      ".dev.vars",
      "GA_API_SECRET=oops-key\nPAYMENT_URLS=oops\nFORM_URL_WIZARD=https://oops.test\nMAX_ATTEMPTS=9\n",
    );
    copy.edit("content/offers.ts", (text) => text.replace("price: 47", 'price: "oops"'));
    const { code, said } = copy.run("scripts/doctor.ts", "--json");
    expect(code).toBe(1);
    const { ok, settings, features, content } = JSON.parse(said);
    expect(ok).toBe(false);
    expect(settings).toEqual([
      { name: "PAYMENT_URLS", problem: 'is not JSON like {"a-download":"https://..."}' },
      { name: "FORM_URL_WIZARD", problem: expect.stringContaining("not a setting") },
    ]);
    expect(features).toContainEqual(
      expect.objectContaining({ title: "Buying a download", state: "wrong" }),
    );
    expect(content).toEqual([
      expect.stringMatching(
        /^content\/offers\.ts: downloads 1 \(25 Reels\), price must be a number/,
      ),
    ]);
    expect(JSON.stringify({ settings, features })).not.toContain("oops");
  },
);

test.runIf(process.env.CI)(
  "a wrong page of the studio's own is named with its file, field and what is allowed",
  SLOW,
  () => {
    copy.edit("content/offers.ts", (text) => text.replace('price: "oops"', "price: 47"));
    const fields = "path: parking\nname: P\ntitle: P\ndescription: P\nmenu: Firm";
    copy.write("content/own-pages/parking.mdx", `---\n${fields}\nupdated: "2026-11-22"\n---\n`);
    const first = copy.run("scripts/doctor.ts", "--json");
    expect(JSON.parse(first.said).content).toEqual([
      expect.stringMatching(/^content\/own-pages\/parking\.mdx: path must be a path that starts/),
    ]);
  },
);
