import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import contact from "#content/forms/contact.yaml";
import inquiry from "#content/forms/inquiry.yaml";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { type Field, type Form, kindOf, type Values } from "../../app/forms/field.ts";
import { installed } from "../../scripts/test-dependencies.ts";
import { isExplained, newPerson, optionOf, questions } from "../e2e/support/inquiry.ts";
import { newVisitor } from "../e2e/support/lead-form-visitor.ts";
import { crmClient, formServiceClient } from "../stand-ins/client.ts";
import { beginEdit, entranceOfEdited } from "./edit-content.ts";

const SITE = () => String(process.env.SITE_URL);
const lynx = test.runIf(installed().lynx || process.env.CI);

// Keys as lynx names them in its scripts of commands.
const press = ["^J"];
const next = ["Down Arrow"];
/** Leaves fields of many lines, too. */
const tab = ["^I"];
/** Takes away what is in a field of one line. */
const clear = ["^U"];
const type = (text: string) => [...text].map((it) => (it === " " ? "<space>" : it));
/** Goes to the first link or field of the line that has these words, or after it. Buttons show their values. */
const seek = (words = "") => ["/", ...type(words), ...press];
const follow = (words = "") => [...seek(words), ...press];

/** Fills in what must be, from the first field on, and goes to the field behind it. */
function fillIn(form: Form, values: Values) {
  const isFilled = ({ name, required }: Field) => Boolean(required && values[name]);
  const last = form.findLastIndex(isFilled);
  return form.slice(0, last + 1).flatMap((field) => {
    const leave = kindOf(field) === "lines" ? tab : next;
    if (!isFilled(field)) return leave;
    // Opens the list, and takes the second.
    if (field.options) return [...press, ...next, ...press, ...next];
    return [...type(values[field.name] ?? ""), ...leave];
  });
}

lynx("lynx walks the wizard by its keys", async () => {
  const person = newPerson();
  const answers = questions.flatMap((question) => [
    ...follow(`(${optionOf(question).value})`),
    ...(isExplained(question) ? follow("Continue") : []),
  ]);
  const screen = await walkWithLynx(SITE(), [
    ...follow("Get Started Today"),
    ...answers,
    // Back is first on the screen that this line begins.
    ...[...seek("View Service Options"), ...next, ...press],
    ...follow("(coaching)"),
    ...follow("(coaching)"),
    ...seek("First name"),
    ...fillIn(inquiry, person),
    ...press,
    ...follow("Send Inquiry"),
  ]);
  await expectPost(formServiceClient(String(process.env.FORM_SERVICE_URL)), person.email, screen);
});

lynx("lynx sends the lead form by its keys", async () => {
  const visitor = newVisitor();
  const screen = await walkWithLynx(`${SITE()}/contact`, [
    ...seek("First name"),
    ...fillIn(contact, visitor),
    // In a text field, which the country is, every key writes.
    ...next,
    ...follow("Send message"),
  ]);
  await expectPost(crmClient(String(process.env.CRM_STAND_IN_URL)), visitor.email, screen);
});

lynx("lynx edits a text and saves it", async () => {
  const { file, words, changed, expectCommit } = await beginEdit("lynx");
  const { fields, files, form, list, title } = contentEditor;
  const screen = await walkWithLynx(await entranceOfEdited(), [
    ...follow(title),
    ...[...seek(list.search.label), ...type(words), ...tab, ...press],
    ...follow(files[file]),
    ...[...seek(fields.lede), ...next, ...clear, ...type(changed), ...tab],
    ...follow(form.reviewButton),
    ...follow(form.saveButton),
  ]);
  await expectCommit(screen);
});

function expectPost(
  { posts }: { posts: (email: string) => Promise<unknown[]> },
  email: string,
  screen: string,
) {
  const count = async () => (await posts(email)).length;
  return expect.poll(count, { message: screen.slice(-2000) }).toBe(1);
}

/** Presses these keys in lynx, from this address on; resolves to what its screen showed. */
async function walkWithLynx(url: string, keys: string[]): Promise<string> {
  // A home of its own keeps its cookies apart from others'.
  const home = await mkdtemp(path.join(tmpdir(), "lynx-"));
  try {
    const script = path.join(home, "keys");
    // Without another key to come, lynx would break off what it is loading.
    await writeFile(script, [...keys, "^L"].map((key) => `key ${key}\n`).join(""));
    const charset = ["-display_charset=utf-8", "-assume_charset=utf-8"];
    const args = ["-accept_all_cookies", "-nopause", ...charset, `-cmd_script=${script}`, url];
    const env = { ...process.env, HOME: home, TERM: "xterm" };
    const running = promisify(execFile)("lynx", args, {
      env,
      cwd: home,
      timeout: 60_000,
      maxBuffer: 2 ** 24,
    });
    running.child.stdin?.end();
    const { stdout } = await running;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removes the terminal's control sequences
    return stdout.replace(/\x1b(\[[\d;?]*[a-zA-Z]|\(B)|\x0f/g, " ");
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
