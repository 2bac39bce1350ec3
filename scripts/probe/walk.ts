import { sampleOf } from "../../app/forms/field.ts";
import { readContent } from "../../plugins/content/read-content.ts";
import { type Answer, type HttpClient, readHidden } from "./http-client.ts";

export type Timing = { step: string; ms: number };

/** What tells the studio, should a probe ever be in its inbox, that nobody wrote it. */
const PROBE = {
  firstName: "Probe",
  lastName: "Probe",
  company: "Probe",
  email: "probe@probe.invalid",
};
const TEXT = "A probe of this site by its operator, deleted at once.";
const MAX_STEPS = 20;
const REFERENCE = /\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/;

type Walk = (client: HttpClient, onStep: (timing: Timing) => void) => Promise<string>;

/** Sends an inquiry as a visitor without JavaScript; returns its reference. */
export const sendInquiry: Walk = async (client, onStep) => {
  const { open, send } = walkWith(client, onStep);
  const home = await open("home", "/");
  let page = await open("inquiry", findLinks(home, "/inquiry/")[0] ?? "/inquiry");
  const visited = new Set<string>();
  while (!page.path.startsWith("/inquiry/details")) {
    if (visited.size === MAX_STEPS) throw new Error("the inquiry does not come to its details");
    visited.add(pathOf(page.path));
    const onward = findLinks(page, "/inquiry/").find((link) => !visited.has(pathOf(link)));
    const next = onward ?? firstAnswer(page);
    page = await open(pathOf(next), next);
  }
  const token = readHidden(page, "token");
  const details = { ...sampleOf(readContent("forms/inquiry")), ...PROBE, challenge: TEXT, token };
  const review = await send("review", page, details);
  return readReference(
    await send("inquiry sent", review, { sealed: readHidden(review, "sealed") }),
  );
};

export const sendLeadForm: Walk = async (client, onStep) => {
  const { open, send } = walkWith(client, onStep);
  const page = await open("lead form", "/contact");
  const token = readHidden(page, "token");
  const fields = { ...sampleOf(readContent("forms/contact")), ...PROBE, description: TEXT, token };
  return readReference(await send("lead form sent", page, fields));
};

function walkWith(client: HttpClient, onStep: (timing: Timing) => void) {
  async function follow(step: string, answer: Answer): Promise<Answer> {
    onStep({ step, ms: answer.ms });
    if (answer.location) return follow(step, await client.get(answer.location));
    if (answer.status === 200) return answer;
    throw new Error(`${pathOf(answer.path)} answered ${answer.status}`);
  }
  return {
    open: async (step: string, path: string) => follow(step, await client.get(path)),
    async send(step: string, { path }: Answer, form: Record<string, string>) {
      const answer = await client.post(path, form);
      if (answer.status === 303) return follow(step, answer);
      throw new Error(`the form of ${pathOf(path)} was not accepted: ${answer.status}`);
    },
  };
}

/** Where the first answer of a step leads, without scripts. */
function firstAnswer({ path, text }: Answer): string {
  const form = /<form\b[^>]*action="(\/inquiry\/[^"]+)" method="get"[^>]*>(.*?)<\/form>/s.exec(
    text,
  );
  const [, action = "", fields = ""] = form ?? [];
  const [button = ""] = /<button type="submit"[^>]* name="[^"]+"[^>]*>/.exec(fields) ?? [];
  if (!button) throw new Error(`${pathOf(path)} has no answer`);
  const hidden = [...fields.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const known = hidden.map(([, name = "", value = ""]) => [name, value]);
  const chosen = [/ name="([^"]+)"/, / value="([^"]+)"/].map(
    (part) => part.exec(button)?.[1] ?? "",
  );
  return `${action}?${new URLSearchParams([...known, chosen])}`;
}

function findLinks({ text }: Answer, start: string): string[] {
  const links = [...text.matchAll(/<a\b[^>]*href="([^"]+)"/g)];
  return links
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .filter((href) => href.startsWith(start));
}

function readReference({ path, text }: Answer): string {
  const reference = REFERENCE.exec(text.replace(/<[^>]*>/g, " "))?.[0];
  if (!reference) throw new Error(`${pathOf(path)} shows no reference`);
  return reference;
}

function pathOf(address: string): string {
  return address.split("?")[0] ?? address;
}
