import { contact } from "#content/contact";
import { leadForm } from "#content/lead-form";
import * as words from "#content/words/pages";
import { platformContext } from "~/env.server";
import { answerLeadForm } from "~/features/lead-form/answer-lead-form.server";
import { LeadForm } from "~/features/lead-form/lead-form";
import { openLeadForm } from "~/features/lead-form/open-lead-form.server";
import { pageTitle, untitledMeta } from "~/seo/page-meta";
import { ExploreMore } from "~/site/explore-more";
import { close } from "~/site/opening/close";
import { Opening } from "~/site/opening/opening";
import { privateData } from "~/site/private-page.server";
import type { Route } from "./+types/contact";
import { ContactCards } from "./contact-cards";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const open = await openLeadForm(platform, request);
  return privateData(platform, "/contact", contact, { open });
}

export function action({ request, context }: Route.ActionArgs) {
  return answerLeadForm(context.get(platformContext), request);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => untitledMeta(loaderData?.head);

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle(contact.metaTitle, actionData !== undefined)}</title>
      <Opening
        shot={close}
        path="/contact"
        breadcrumb={words.contact}
        title={contact.title}
        lede={contact.lede}
      />
      <div className="grid w-full gap-14 px-gutter pt-16 lg:grid-cols-[1fr_22rem] lg:gap-20">
        <section id="message" aria-labelledby="message-title">
          <h2 id="message-title" className="font-display text-title">
            {contact.forms.contact.title}
          </h2>
          <p className="mt-3 mb-8 text-mist-soft">{contact.forms.contact.lede}</p>
          <LeadForm
            open={loaderData.open}
            projectType={leadForm.defaults.projectType}
            failed={actionData}
          />
        </section>
        <ContactCards />
      </div>
      <ExploreMore path="/contact" />
    </>
  );
}
