import { sections } from "#content/assessment/questions.yaml";
import { consent } from "#content/consent.yaml";
import { filmKinds } from "#content/film-kinds.yaml";
import assessment from "#content/forms/assessment.yaml";
import contact from "#content/forms/contact.yaml";
import inquiry from "#content/forms/inquiry.yaml";
import { workPage } from "#content/work-page.yaml";
import { STEPS } from "../../app/features/inquiry/steps.ts";
import { type Form, sampleOf, type Values } from "../../app/forms/field.ts";
import { newEmail, STRATEGY } from "../e2e/support/assessment.ts";
import {
  chosen,
  isExplained,
  newPerson,
  questions,
  stepUrl,
  wordsOf,
} from "../e2e/support/inquiry.ts";
import { newVisitor } from "../e2e/support/lead-form-visitor.ts";
import type { REFUSED_FORMS } from "../e2e/support/refused-forms.ts";
import { askForSite } from "../e2e/support/sites/sites.ts";
import { crmClient, formServiceClient, schedulerClient } from "../stand-ins/client.ts";
import { until } from "./until.ts";
import { button, exists, isAt, link, named, shows, type Visitor } from "./visitor.ts";

/** The guided inquiry from the home page until the form service has it. */
export async function walkWizard(visitor: Visitor, choose = visitor.click) {
  const { hasScripts } = visitor.browser;
  const person = newPerson();
  await visitor.open("/");
  await choose(link("Get Started Today"), STEP(1));
  await reach(visitor, 1);
  for (const [i, question] of questions.entries()) {
    const card = button(wordsOf(question));
    // With scripts the wizard continues by itself, without them once Continue is pressed.
    if (hasScripts || !isExplained(question)) await choose(card, STEP(i + 2));
    else {
      await choose(card, exists(link("Continue")));
      await choose(link("Continue"), STEP(i + 2));
    }
    await reach(visitor, i + 2);
  }
  await visitor.see("Readiness score");
  await choose(link("View Service Options"), STEP("service"));
  await reach(visitor, "service");
  await choose(button("Group Coaching"), STEP("category"));
  await reach(visitor, "category");
  await choose(button("Camera-Ready Brand Coaching"), STEP("details"));
  await reach(visitor, "details");
  await fillIn(visitor, inquiry, person);
  await choose(button("Continue"), STEP("review"));
  await reach(visitor, "review");
  await choose(button("Send Inquiry"), shows("What Happens Next?"));
  const { posts } = formServiceClient(String(process.env.FORM_SERVICE_URL));
  await until("the form service has it", () => some(posts(person.email)), visitor.text);
}

/** What must be filled in. */
async function fillIn(visitor: Visitor, form: Form, values: Values) {
  for (const { name, options, required } of form) {
    const value = values[name];
    if (required && value) await visitor[options ? "choose" : "type"](named(name), value);
  }
}

const some = async (posts: Promise<unknown[]>) => (await posts).length > 0;

/** By its name or its number. */
const STEP = (step: string | number) => {
  const number = typeof step === "string" ? STEPS.indexOf(step) + 1 : step;
  return shows(`Step ${number} of ${STEPS.length + 1}`);
};

/** A screen is ready when its heading has the focus and, with scripts, its dialog is modal. */
async function reach(visitor: Visitor, step: string | number) {
  await visitor.holds(STEP(step));
  await visitor.holds("document.activeElement?.id === 'screen-heading'");
  if (visitor.browser.hasScripts) await visitor.holds(IS_MODAL);
}

const IS_MODAL = "Boolean(document.querySelector('dialog:modal:not([closedby=none])'))";

export function walkWizardByKeyboard(visitor: Visitor) {
  return walkWizard(visitor, async (target, expected) => {
    await visitor.tabTo(target);
    await visitor.press("Enter", expected);
  });
}

/** Escape and a click outside close the wizard; once something is typed they ask first, every time. */
export async function leaveWizard(visitor: Visitor) {
  const isClosed = "!document.querySelector('dialog[open]') && location.pathname === '/'";
  await visitor.open("/");
  for (const leave of [
    () => visitor.press("Escape", isClosed),
    () => visitor.clickAt(8, 400, isClosed),
  ]) {
    await visitor.click(link("Get Started Today"), STEP(1));
    await reach(visitor, 1);
    await leave();
    await visitor.holds("document.activeElement.matches('main a[href*=inquiry]')");
  }
  await visitor.open(stepUrl("details", chosen));
  await visitor.holds(IS_MODAL);
  await visitor.type(named("company"), "Quill");
  await visitor.browser.clickAt(8, 400);
  const question = '"dialog:modal dialog:modal"';
  for (const isAsked of [true, false, true]) {
    const focused = `document.activeElement.closest("dialog").matches(${question})`;
    await visitor.press("Escape", `${focused} === ${isAsked}`);
  }
}

/** Every question answered with "partially", and the call booked that the results offer. */
export async function takeAssessment(visitor: Visitor) {
  await visitor.open("/assessments/video-readiness");
  await visitor.click(button("Start the assessment"), shows(`Section 1 of ${sections.length}`));
  for (const [i, { questions }] of sections.entries()) {
    await visitor.see(`Section ${i + 1} of ${sections.length}`);
    for (const { id } of questions) {
      const answer = `[name="${id}"][value="partially"]`;
      await visitor.click({ css: answer }, `document.querySelector('${answer}').checked`);
    }
    const isLast = i === sections.length - 1;
    const next = isLast
      ? isAt(/\/results\/[0-9a-z]+$/)
      : shows(`Section ${i + 2} of ${sections.length}`);
    await visitor.click(button(isLast ? "View Results" : "Next"), next);
  }
  await bookCall(visitor);
}

/** The call that results offer, booked at the scheduler, which opens in a tab of its own. */
export async function openResultsAndBook(visitor: Visitor) {
  await visitor.open(STRATEGY);
  await bookCall(visitor);
}

async function bookCall(visitor: Visitor) {
  const email = newEmail();
  await visitor.click(link("Book a strategy call"), isAt(/\/book$/));
  await fillIn(visitor, assessment, { ...sampleOf(assessment), email });
  const { hits } = schedulerClient(String(process.env.SCHEDULER_URL));
  await visitor.click(button("Book a strategy call"), () => some(hits(encodeURIComponent(email))));
}

/** An item of another tab than the first, and one of a list, open when their address does. */
export async function openNamedItems(visitor: Visitor) {
  for (const address of ["/video-packages#youtube-visibility-engine", "/faq#bonus-pack"]) {
    await visitor.open(address);
    const item = `document.getElementById(location.hash.slice(1))`;
    await visitor.holds(`${item}.open && ${item}.checkVisibility()`);
    await visitor.holds(`(${isSummaryInSight})(${item})`);
  }
}

/** Runs in the page. */
function isSummaryInSight(item: HTMLElement): boolean {
  const { left = 0, top = 0 } = item.querySelector("summary")?.getBoundingClientRect() ?? {};
  return item.contains(document.elementFromPoint(left + 2, top + 2));
}

/** The contact form is sent too early, with scripts left and found again by Back, then sent. */
export async function sendLeadForm(visitor: Visitor) {
  const person = newVisitor();
  const description = "A film for spring";
  await visitor.open("/contact");
  await visitor.click(
    button("Send message"),
    `document.activeElement.id === "firstName" && (${isLabelInSight})(document.activeElement)`,
  );
  await visitor.type(named("description"), description);
  if (visitor.browser.hasScripts) {
    await visitor.click(link("Privacy"), isAt(/privacy/));
    await visitor.back(/\/contact$/);
    await visitor.holds(`document.querySelector("#description").value === "${description}"`);
  }
  await fillIn(visitor, contact, person);
  await visitor.click(button("Send message"), isAt(/\/thank-you$/));
  const { posts } = crmClient(String(process.env.CRM_STAND_IN_URL));
  await until("the CRM has the lead", () => some(posts(person.email)), visitor.text);
}

/** Back to each refused form shows its text, also what was corrected since. */
export const returnToRefusedForm =
  ({ path, button: label, values }: (typeof REFUSED_FORMS)[number]) =>
  async (visitor: Visitor) => {
    const { url } = await askForSite("embedded");
    const corrected = { ...values, email: "corrected@visitor.test" };
    await visitor.open(url + path);
    for (const [name, value] of Object.entries(values)) await visitor.choose(named(name), value);
    await visitor.click(button(label), "document.title.startsWith('Error: ')");
    await visitor.choose(named("email"), corrected.email);
    await visitor.open(`${url}/privacy`);
    await visitor.back(new RegExp(path.split("?")[0] ?? ""));
    for (const [name, value] of Object.entries(corrected))
      await visitor.holds(
        `document.querySelector("form [name=${name}]").value === ${JSON.stringify(value)}`,
      );
  };

/** Runs in the page. The header may cover a label that the browser scrolled to. */
function isLabelInSight(field: HTMLInputElement): boolean {
  const [label] = field.labels ?? [];
  const { left = 0, top = 0 } = label?.getBoundingClientRect() ?? {};
  return document.elementFromPoint(left + 1, top + 1) === label;
}

/** A no to analytics closes the question and leaves focus in the page. */
export async function denyConsent(visitor: Visitor) {
  const { url } = await askForSite("measured");
  await visitor.open(`${url}/video-packages?tab=diy`);
  const isGone = '!document.querySelector("#consent").offsetHeight';
  await visitor.click(button(consent.deny), `${isGone} && document.activeElement.id === "main"`);
  await visitor.click(link(consent.settings), `!(${isGone})`);
  await visitor.click(
    button(consent.deny),
    `${isGone} && document.activeElement.hash === "#consent"`,
  );
  await visitor.holds('document.cookie.includes("consent=deny")');
}

/** Menus open, close with Escape and lead on; a phone's menu is closed when Back leads to its page. */
export async function useMenus(visitor: Visitor) {
  const isOpen = "Boolean(document.querySelector('header :popover-open, #menu:popover-open'))";
  await visitor.open("/");
  await visitor.click(button("Services"), isOpen);
  await visitor.find(link("Packages and prices"));
  await visitor.press("Escape", `!${isOpen}`);
  await visitor.resize(700, 800);
  // WebKit's window takes its new size with the next page.
  await visitor.open("/");
  await visitor.click(button("Menu"), isOpen);
  await visitor.click(link("About us"), isAt(/\/about-us$/));
  await visitor.click(button("Menu"), isOpen);
  await visitor.click(link("FAQ"), isAt(/\/faq$/));
  await visitor.back(/\/about-us$/);
  await visitor.holds(`!${isOpen}`);
  await visitor.click(button("Menu"), isOpen);
}

/** A page that was reached from an advertisement is the same one again after Back, not loaded anew. */
export async function goBackToAdvertisedPage(visitor: Visitor) {
  // A page that is still loading, at its end too, is not kept.
  await visitor.open("/about-us");
  await visitor.browser.evaluate("scrollTo(0, document.body.scrollHeight)");
  await visitor.open("/about-us?fbclid=x&gclid=y&msclkid=z");
  await visitor.browser.evaluate("scrollTo(0, document.body.scrollHeight)");
  await visitor.holds("document.readyState === 'complete'");
  await visitor.browser.evaluate("(window.isFirstVisit = true)");
  await visitor.click(link("FAQ"), isAt(/\/faq$/));
  await visitor.back(/\/about-us/);
  await visitor.holds("window.isFirstVisit === true");
}

/** Where a browser has no popovers, menus and prices are in the page, and forms are sent as ever. */
export async function goWithoutPopovers(visitor: Visitor) {
  await visitor.open("/contact");
  await visitor.holds("!('popover' in HTMLElement.prototype)");
  await visitor.find({ css: "#compare-prices td" });
  const buttons = "[...document.querySelectorAll('[popovertarget]')]";
  await visitor.holds(`${buttons}.every((it) => !it.offsetWidth)`);
  await visitor.click(link("About us"), isAt(/\/about-us$/));
  await sendLeadForm(visitor);
}

/** A film of a kind is watched at a chapter, its captions off, and leads to the next one and its offer. */
export async function watchFilm(visitor: Visitor) {
  await visitor.open(`/work?kind=${filmKinds.at(-1)?.kind}`);
  await visitor.click({ css: "main article a" }, isAt(/\/work\/./));
  await visitor.holds("document.querySelector('video track:not([default])').kind === 'captions'");
  if (visitor.browser.hasScripts) {
    const film = "document.querySelector('video')";
    // Without a codec, as in WebKitGTK of a small installation, the page says so.
    const failed = "document.querySelector('[data-film-failed]').textContent";
    await visitor.click(
      { css: "a[href*='.mp4#t=']:not([href$='=0'])" },
      `${failed} || !${film}.hidden`,
    );
    await visitor.holds(`${failed} || ${film}.currentTime > 0`);
  }
  const film = String(await visitor.browser.evaluate("location.href"));
  await visitor.click(
    { css: "#next-film ~ * a" },
    `${isAt(/\/work\/./)} && location.href !== ${JSON.stringify(film)}`,
  );
  await visitor.click(link(workPage.film.offer.action), isAt(/\/(contact|services)/));
}
