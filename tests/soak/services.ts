import { type CrmMode, type CrmPost, crmModeNames, startCrm } from "../stand-ins/crm.ts";
import {
  type FormMode,
  type FormPost,
  formModeNames,
  startFormService,
} from "../stand-ins/form-service.ts";
import {
  HUBSPOT_FORM,
  type HubspotMode,
  type HubspotPost,
  hubspotModeNames,
  startHubspot,
} from "../stand-ins/hubspot.ts";
import { type Random, seededRandom } from "./random.ts";
import type { Post } from "./reconcile.ts";

const FAULTS = 0.5;
const GOOD_CRM: CrmMode[] = ["redirect302", "splash"];
const GOOD_HUBSPOT: HubspotMode[] = ["message", "redirect"];
const GOOD_FORMS: FormMode[] = ["ok", "ok_w3f"];

/** Both CRMs and the form service, which fail half of what they are sent until they are healed. */
export async function startServices(seed: number) {
  const posts: Post[] = [];
  let faults = FAULTS;
  const record = (post: CrmPost | FormPost | HubspotPost, email: unknown) =>
    posts.push({
      email: String(email),
      at: Date.parse(post.receivedAt),
      mode: post.mode ?? "refused",
      accepted: post.accepted,
      answered: post.status !== null,
    });

  function answers<Mode extends string>(random: Random, good: Mode[], bad: Mode[]) {
    return () => random.pick(random.chance(faults) ? bad : good);
  }
  const badCrm = crmModeNames.filter((mode) => !GOOD_CRM.includes(mode));
  const badHubspot = hubspotModeNames.filter((mode) => !GOOD_HUBSPOT.includes(mode));
  const badForms = formModeNames.filter((mode) => !GOOD_FORMS.includes(mode));
  const crm = await startCrm({
    chooseMode: answers(seededRandom(seed), GOOD_CRM, badCrm),
    onPost: (post) => record(post, post.fields.Email),
  });
  const hubspot = await startHubspot({
    chooseMode: answers(seededRandom(seed), GOOD_HUBSPOT, badHubspot),
    onPost: (post) => record(post, post.fields.email),
  });
  const forms = await startFormService({
    chooseMode: answers(seededRandom(seed + 1), GOOD_FORMS, badForms),
    onPost: (post) => record(post, emailOf(post.json)),
  });

  return {
    crm: crm.url,
    hubspot: { CRM_PROVIDER: "hubspot", HUBSPOT_FORM, HUBSPOT_URL: hubspot.url },
    forms: forms.url,
    posts,
    isFault: ({ mode }: Post) =>
      ![...GOOD_CRM, ...GOOD_HUBSPOT, ...GOOD_FORMS].some((good) => good === mode),
    heal() {
      faults = 0;
    },
    stop: () => Promise.all([crm, hubspot, forms].map((service) => service.close())),
  };
}

function emailOf(json: unknown): unknown {
  const { email, user_email } = Object(json);
  return email ?? user_email;
}
