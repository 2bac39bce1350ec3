import { type Browser, readHidden } from "../browser.ts";
import type { LastStep } from "./last-step.ts";

export async function openLeadForm(browser: Browser, email: string): Promise<LastStep> {
  const page = await browser.open("/contact");
  const person = { firstName: "Ada", lastName: "Quill", company: "Quill & Daughters", email };
  const place = { city: "Bellevue", state: "WA", zip: "98004", country: "United States" };
  return {
    path: "/contact",
    form: {
      ...person,
      ...place,
      phone: "+1 425 555 0117",
      projectType: "Not sure yet",
      token: readHidden(page, "token"),
    },
    back: () => openLeadForm(browser, email),
  };
}
