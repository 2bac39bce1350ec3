import { assessment } from "../../content/assessment/questions.ts";
import { consent } from "../../content/consent.ts";
import { workPage } from "../../content/work-page.ts";
import { newEmail } from "../e2e/support/assessment-booking.ts";
import { chosen, newPerson, qualified, stepUrl, wordsOf } from "../e2e/support/inquiry-answers.ts";
import { newVisitor } from "../e2e/support/lead-form-visitor.ts";
import { askForSite } from "../e2e/support/sites/sites.ts";
import { crmClient, formServiceClient, schedulerClient } from "../stand-ins/client.ts";
import { until } from "./until.ts";
import { button, link, named, type Target, type Visitor } from "./visitor.ts";

/** The guided inquiry from the home page until the form service has it. */
export async function walkWizard(visitor: Visitor, choose = visitor.click) {
  const { hasScripts } = visitor.browser;
  const person = newPerson();
  await visitor.open("/");
  await choose(link("Get Started Today"));
  await reach(visitor, 1);
  for (const [i, question] of QUESTIONS.entries()) {
    await choose(button(wordsOf(question, qualified[question])));
    // Without scripts the analysis stays until Continue is pressed.
    if (!hasScripts && question !== "businessType") await choose(link("Continue"));
    await reach(visitor, i + 2);
  }
  await visitor.see("Readiness score");
  await choose(link("View Service Options"));
  await reach(visitor, 7);
  await choose(button("Group Coaching"));
  await reach(visitor, 8);
  await choose(button("Camera-Ready Brand Coaching"));
  await reach(visitor, 9);
  for (const name of ["firstName", "lastName", "email", "company", "challenge"] as const) {
    await visitor.type(named(name), person[name]);
  }
  await visitor.choose(named("budget"), person.budget);
  await choose(button("Continue"));
  await reach(visitor, 10);
  await choose(button("Send Inquiry"));
  await visitor.see("What Happens Next?");
  const { posts } = formServiceClient(String(process.env.FORM_SERVICE_URL));
  await until("the form service has it", () => some(posts(person.email)), visitor.text);
}

const some = async (posts: Promise<unknown[]>) => (await posts).length > 0;

const QUESTIONS = Object.keys(qualified) as Parameters<typeof wordsOf>[0][];

/** A screen is ready when its heading has the focus and, with scripts, its dialog is modal. */
async function reach(visitor: Visitor, step: number) {
  await visitor.see(`Step ${step} of 12`);
  await visitor.holds("document.activeElement?.id === 'screen-heading'");
  if (visitor.browser.hasScripts) await visitor.holds(IS_MODAL);
}

const IS_MODAL = "Boolean(document.querySelector('dialog:modal[closedby]'))";

export function walkWizardByKeyboard(visitor: Visitor) {
  return walkWizard(visitor, async (target: Target) => {
    await visitor.tabTo(target);
    await visitor.press("Enter");
  });
}

/** Escape and a click outside close the wizard; once something is typed they ask first, every time. */
export async function leaveWizard(visitor: Visitor) {
  await visitor.open("/");
  for (const leave of [() => visitor.press("Escape"), () => visitor.clickAt(8, 400)]) {
    await visitor.click(link("Get Started Today"));
    await reach(visitor, 1);
    await leave();
    await visitor.holds("!document.querySelector('dialog[open]') && location.pathname === '/'");
    await visitor.holds("document.activeElement.matches('main a[href*=inquiry]')");
  }
  await visitor.open(stepUrl("details", chosen));
  await visitor.holds(IS_MODAL);
  await visitor.type(named("company"), "Quill");
  await visitor.clickAt(8, 400);
  const question = '"dialog:modal dialog:modal"';
  for (const isAsked of [true, false, true]) {
    await visitor.press("Escape");
    const focused = `document.activeElement.closest("dialog").matches(${question})`;
    await visitor.holds(`${focused} === ${isAsked}`);
  }
}

/** Every question answered with "partially", and the call booked that the results offer. */
export async function takeAssessment(visitor: Visitor) {
  const email = newEmail();
  await visitor.open("/assessments/video-readiness");
  await visitor.click(button("Start the assessment"));
  for (const [i, { questions }] of assessment.sections.entries()) {
    await visitor.see(`Section ${i + 1} of 4`);
    for (const { id } of questions) {
      await visitor.click({ css: `[name="${id}"][value="partially"]` });
    }
    await visitor.click(button(i === 3 ? "View Results" : "Next"));
  }
  await visitor.arrive(/\/results\/[0-9a-z]{16}$/);
  await visitor.follow(link("Book a strategy call"), /\/book$/);
  await visitor.type(named("fullName"), "Ada Quill");
  await visitor.type(named("email"), email);
  await visitor.click(button("Book a strategy call"));
  const { hits } = schedulerClient(String(process.env.SCHEDULER_URL));
  await until("the scheduler opens", () => some(hits(encodeURIComponent(email))), visitor.text);
}

/** The contact form is sent too early, with scripts left and found again by Back, then sent. */
export async function sendLeadForm(visitor: Visitor) {
  const { description, ...person } = { ...newVisitor(), description: "A film for spring" };
  await visitor.open("/contact");
  await visitor.click(button("Send message"));
  await visitor.holds(
    `document.activeElement.id === "firstName" && (${isLabelInSight})(document.activeElement)`,
  );
  await visitor.type(named("description"), description);
  if (visitor.browser.hasScripts) {
    await visitor.follow(link("Privacy"), /privacy/);
    await visitor.back();
    await visitor.arrive(/\/contact$/);
    await visitor.holds(`document.querySelector("#description").value === "${description}"`);
  }
  for (const [name, text] of Object.entries(person)) await visitor.type(named(name), text);
  await visitor.click(button("Send message"));
  await visitor.arrive(/\/thank-you$/);
  const { posts } = crmClient(String(process.env.CRM_STAND_IN_URL));
  await until("the CRM has the lead", () => some(posts(person.email)), visitor.text);
}

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
  await visitor.click(button(consent.deny));
  const isGone = '!document.querySelector("#consent").offsetHeight';
  await visitor.holds(`${isGone} && document.activeElement.id === "main"`);
  await visitor.click(link(consent.settings));
  await visitor.click(button(consent.deny));
  await visitor.holds(`${isGone} && document.activeElement.hash === "#consent"`);
  await visitor.holds('document.cookie.includes("consent=deny")');
}

/** Menus open, close with Escape and lead on; a phone's menu is closed when Back leads to its page. */
export async function useMenus(visitor: Visitor) {
  const isOpen = "Boolean(document.querySelector('header :popover-open, #menu:popover-open'))";
  await visitor.open("/");
  await visitor.click(button("Services"));
  await visitor.find(link("Packages and prices"));
  await visitor.press("Escape");
  await visitor.holds(`!${isOpen}`);
  await visitor.resize(700, 800);
  // WebKit's window takes its new size with the next page.
  await visitor.open("/");
  await visitor.click(button("Menu"));
  await visitor.follow(link("About us"), /\/about-us$/);
  await visitor.click(button("Menu"));
  await visitor.follow(link("FAQ"), /\/faq$/);
  await visitor.back();
  await visitor.arrive(/\/about-us$/);
  await visitor.holds(`!${isOpen}`);
  await visitor.click(button("Menu"));
  await visitor.holds(isOpen);
}

/** Where a browser has no popovers, menus and prices are in the page, and forms are sent as ever. */
export async function goWithoutPopovers(visitor: Visitor) {
  await visitor.open("/contact");
  await visitor.holds("!('popover' in HTMLElement.prototype)");
  await visitor.find({ css: "#compare-prices td" });
  const buttons = "[...document.querySelectorAll('[popovertarget]')]";
  await visitor.holds(`${buttons}.every((it) => !it.offsetWidth)`);
  await visitor.follow(link("About us"), /\/about-us$/);
  await sendLeadForm(visitor);
}

/** A film is found by its kind, watched at a chapter with captions, and leads to the next one and its offer. */
export async function watchFilm(visitor: Visitor) {
  await visitor.open("/work");
  const kinds = `nav[aria-label="${workPage.kindsLabel}"]`;
  await visitor.follow({ css: `${kinds} a:not([aria-current])` }, /\/work\?/);
  await visitor.follow({ css: "main article a" }, /\/work\/./);
  await visitor.holds("document.querySelector('video track[default]').kind === 'captions'");
  if (visitor.browser.hasScripts) {
    await visitor.click({ css: "a[href*='.mp4#t=']:not([href$='=0'])" });
    await visitor.holds("document.activeElement.matches('video')");
    // Without a codec, as in WebKitGTK of a small installation, the page says so.
    const failed = "document.querySelector('[data-film-failed]').textContent";
    const captions = "document.activeElement.textTracks[0].cues?.length > 0";
    await visitor.holds(`${failed} || (document.activeElement.currentTime > 0 && ${captions})`);
  }
  await visitor.follow({ css: "#next-film ~ * a" }, /\/work\/./);
  await visitor.follow(link(workPage.film.offer.action), /\/(contact|services)/);
}
