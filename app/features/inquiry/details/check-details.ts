import { parse } from "@conform-to/react";
import * as words from "#content/words/inquiry-form";
import { emailIsInvalid, emailIsRequired } from "#content/words/lead-form";
import { EMAIL_PATTERN } from "~/http/form-fields";

/** What is said of a field that is left empty, in the order of the screen. */
export const REQUIRED = {
  firstName: words.firstNameIsRequired,
  lastName: words.lastNameIsRequired,
  email: emailIsRequired,
  company: words.companyIsRequired,
  budget: words.pleaseSelectABudget,
  challenge: words.pleaseDescribeYourChallenge,
};

/** The form as it is typed, valid or not. */
export type DetailsDraft = Partial<Record<keyof typeof REQUIRED | "phone", string>>;

const NAMES = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[];

/** What the browser checks on Continue. The server's schema checks it again, and lengths: it would weigh 7 KB here. */
export function checkDetails(posted: FormData) {
  return parse(posted, {
    resolve(values: DetailsDraft & { go?: string }) {
      // Back and its like keep also what is not valid yet.
      if (values.go) return { value: values };
      const error: Record<string, string[]> = {};
      for (const name of NAMES) {
        const text = values[name]?.trim();
        if (!text) error[name] = [REQUIRED[name]];
        else if (name === "email" && !EMAIL_PATTERN.test(text)) error.email = [emailIsInvalid];
      }
      return Object.keys(error).length > 0 ? { error } : { value: values };
    },
  });
}
