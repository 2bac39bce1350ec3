import { fieldErrors } from "#content/errors.yaml";
import { details as texts } from "#content/inquiry/screens.yaml";

/** What is typed, in screen order, for the server and for the browser's own check; `missing` where it is required. */
export const TYPED_FIELDS = {
  firstName: { label: texts.firstNameLabel, max: 40, missing: texts.firstNameRequired },
  lastName: { label: texts.lastNameLabel, max: 80, missing: texts.lastNameRequired },
  email: { label: texts.emailLabel, max: 100, missing: fieldErrors.emailRequired },
  phone: { label: texts.phoneLabel, max: 30 },
  company: { label: texts.companyLabel, max: 100, missing: texts.companyRequired },
  challenge: { label: texts.challengeLabel, max: 5_000, missing: texts.challengeRequired },
};
