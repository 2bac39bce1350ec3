import { sections } from "#content/assessment/questions.yaml";
import { defaultsOf, sampleOf } from "../../app/forms/field.ts";
import { readContent } from "../../plugins/content/read-content.ts";
import { type HttpClient, readHidden } from "../../scripts/probe/http-client.ts";
import { chosen, stepUrl } from "../e2e/support/inquiry.ts";

/** The form whose button sends a lead; `back` leaves it and comes to it anew, with the same words. */
export type LastStep = {
  path: string;
  form: Record<string, string>;
  back: () => Promise<LastStep>;
};

/** Goes all the way to the last button, as the person with this e-mail address. */
export type Visit = (client: HttpClient, email: string) => Promise<LastStep>;

/** What a visitor posts who fills in only what must be, as the person with this e-mail address. */
export function enteredIn(form: "inquiry" | "contact" | "request" | "assessment", email: string) {
  const fields = readContent(`forms/${form}`);
  const needed = fields.filter(({ required }) => required);
  return { ...defaultsOf(fields), ...sampleOf(needed), email };
}

export const DETAILS = stepUrl("details", chosen);
const FIRST_SECTION = `/assessments/video-readiness/${sections[0].id}`;

export async function openContactForm(client: HttpClient, email: string): Promise<LastStep> {
  const token = readHidden(await client.open("/contact"), "token");
  return {
    path: "/contact",
    form: { ...enteredIn("contact", email), token },
    back: () => openContactForm(client, email),
  };
}

export async function openReview(
  client: HttpClient,
  email: string,
  details = DETAILS,
): Promise<LastStep> {
  const review = await fillDetails(client, email, details);
  if (!review.path.startsWith("/inquiry/review")) return openReview(client, email, details);
  const filled = review.path.replace("/review", "/details");
  const step: LastStep = {
    path: review.path,
    form: { sealed: readHidden(review, "sealed") },
    // The details of an inquiry that was sent have no form any more.
    async back() {
      const { text } = await client.open(filled);
      return text.includes('name="token"') ? openReview(client, email, filled) : step;
    },
  };
  return step;
}

/** The page that follows; the details form itself while the site is down. */
async function fillDetails(client: HttpClient, email: string, details: string) {
  const page = await client.open(details);
  const token = readHidden(page, "token");
  const form = { ...enteredIn("inquiry", email), token };
  const answer = await client.post(page.path, form).catch(() => null);
  return client.open(answer?.location || details);
}

/** Takes the assessment once; whoever books then does so from the link to its results. */
export async function takeAssessment(client: HttpClient): Promise<Visit> {
  let path = FIRST_SECTION;
  while (!path.includes("/results/")) {
    const { text } = await client.open(path);
    const questions = [...text.matchAll(/name="([a-z-]+)"[^>]* value="partially"/g)];
    if (questions.length === 0) throw new Error(`${path} asks no questions.`);
    const answers = Object.fromEntries(questions.map(([, id]) => [id, "partially"]));
    path = (await client.post(path, answers)).location;
  }
  return (visitor, email) => openBooking(visitor, email, `${path}/book`);
}

async function openBooking(client: HttpClient, email: string, path: string): Promise<LastStep> {
  const token = readHidden(await client.open(path), "token");
  const form = { ...enteredIn("assessment", email), token };
  // Browsers keep the form as it was: a booking has no page behind it to come back from.
  const step: LastStep = { path, form, back: async () => step };
  return step;
}
