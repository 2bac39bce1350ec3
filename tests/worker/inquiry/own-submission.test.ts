import { expect, test } from "vitest";
import { loadDetails } from "~/features/inquiry/details.server";
import { createSubmissionId } from "~/features/inquiry/own-submission.server";
import { inquirySessionContext } from "~/features/inquiry/session.server";
import { createFormToken, newId } from "~/http/parse-post.server";
import { loader as openDetails } from "~/routes/inquiry/details";
import { loader as openReview } from "~/routes/inquiry/review";
import { loader as openThankYou } from "~/routes/inquiry/thank-you";
import { forms, openTestSite, readStatuses, routeArgs } from "../test-site.ts";
import { continueWith, fillDetails, newSession, review, send } from "./inquiry-visitor.ts";

const site = openTestSite();
const { platform } = site;
const LOADERS = { details: openDetails, review: openReview, "thank-you": openThankYou };
const QUERY = "flow=short&serviceType=consultation";

/** Opens a step of the wizard; the address that it redirects to, or what it shows. */
async function open(
  step: keyof typeof LOADERS,
  query: string,
  session = { ...newSession(), isPost: false },
) {
  const request = new Request(`https://studio.test/inquiry/${step}?${QUERY}&${query}`);
  const args = routeArgs(platform, request);
  args.context.set(inquirySessionContext, session);
  try {
    return { shown: await LOADERS[step](args as never), redirect: null };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const redirect = new URL(String(thrown.headers.get("Location")), request.url);
    return { shown: null, redirect };
  }
}

/** The submission that the token of an opened form is for. */
function tokenOf({ shown }: Awaited<ReturnType<typeof open>>) {
  const form = shown && "form" in shown ? shown.form : null;
  return form?.token.split(".")[1];
}

test.each(["details", "review", "thank-you"] as const)(
  "a link to %s with a foreign id leads once to an empty form with a new id",
  async (step) => {
    const session = { ...newSession(), isPost: false };
    const foreign = await createSubmissionId(platform, newId());
    for (const id of [foreign, newId(), "A".repeat(22)]) {
      const { redirect } = await open(step, `id=${id}`, session);
      expect(redirect?.pathname).toBe("/inquiry/details");
      const made = redirect?.searchParams.get("id");
      expect(made).not.toBe(id);
      const next = await open("details", String(redirect?.searchParams), session);
      expect(next.redirect).toBeNull();
      expect(tokenOf(next)).toBe(made);
      expect(next.shown).toMatchObject({ form: { typed: {}, missed: true }, sent: null });
    }
  },
);

test.each(["details", "review", "thank-you"] as const)(
  "without cookies a link to %s leads once to a form, which can be posted",
  async (step) => {
    const visit = (page: keyof typeof LOADERS, query: string) =>
      open(page, query, { ...newSession(), isNew: true, isPost: false });
    const { redirect } = await visit(step, `id=${newId()}`);
    expect(redirect?.pathname).toBe("/inquiry/details");
    const next = await visit("details", String(redirect?.searchParams));
    expect(next.redirect).toBeNull();
    const { fields } = await fillDetails(site);
    const token = await createFormToken(
      platform.settings.SESSION_SECRET,
      Date.now(),
      String(tokenOf(next)),
    );
    expect(await continueWith(site, newSession(), { ...fields, token })).toMatchObject({
      ok: true,
    });
  },
);

test("the id of this session is kept: Back and a reload show the same form", async () => {
  const session = { ...newSession(), isPost: false };
  const { redirect } = await open("details", "", session);
  const id = String(redirect?.searchParams.get("id"));
  expect(redirect?.searchParams.has("lost")).toBe(false);
  expect(tokenOf(await open("details", `id=${id}`, session))).toBe(id);
  const { fields } = await fillDetails(site, {
    token: await createFormToken(platform.settings.SESSION_SECRET, Date.now(), id),
  });
  await continueWith(site, session, fields);
  expect((await open("review", `id=${id}`, session)).shown).toMatchObject({ sent: null });
  expect((await open("details", `id=${id}`, session)).shown).toMatchObject({
    form: { typed: { email: fields.email } },
  });
});

test("a key that was replaced still opens the ids that it made", async () => {
  const session = newSession();
  const former = openTestSite({ SESSION_SECRET: "the secret of last year, thirty-two characters" });
  const id = await createSubmissionId(former.platform, session.id);
  const { SESSION_SECRET } = former.platform.settings;
  const replaced = openTestSite({ SESSION_SECRET_OLD: SESSION_SECRET });
  const args = routeArgs(
    replaced.platform,
    new Request(`https://studio.test/inquiry/details?${QUERY}&id=${id}`),
  );
  args.context.set(inquirySessionContext, { ...session, isPost: false });
  expect((await openDetails(args as never)).form.token).toContain(`.${id}.`);
});

test("whoever chooses the id of a link cannot supersede the lead of its visitor", async () => {
  const chosen = newId();
  const [visitor, attacker] = [newSession(), newSession()];
  const follow = async (session: typeof visitor) => {
    const { redirect } = await open("details", `id=${chosen}`, { ...session, isPost: false });
    return String(redirect?.searchParams.get("id"));
  };
  const [mine, theirs] = [await follow(visitor), await follow(attacker)];
  expect(new Set([chosen, mine, theirs]).size).toBe(3);
  const { fields, email } = await fillDetails(site);
  await forms.setMode("500", { match: email });
  const sendAs = async (session: typeof visitor, id: string, challenge: string) => {
    const token = (await loadDetails(platform, session, id)).token;
    await continueWith(site, session, { ...fields, token, challenge });
    const shown = await review(site, session, id);
    await send(site, { session, submission: id, sealed: String(shown?.sealed) });
  };
  await sendAs(visitor, mine, "A film about our school.");
  await sendAs(attacker, theirs, "Nothing.");
  await forms.resetModes(email);
  expect(await readStatuses(mine)).toEqual(["pending"]);
});

test("a post with a damaged review gives no token for the id of its address", async () => {
  const chosen = newId();
  const result = await send(site, { session: newSession(), submission: chosen, sealed: "x" });
  const token = "failed" in result && "form" in result.failed ? result.failed.form.token : "";
  expect(token).toMatch(/^\w+\.[\w-]{22}\./);
  expect(token).not.toContain(chosen);
});
