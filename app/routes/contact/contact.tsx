import { contact } from "#content/contact.yaml";
import type { Contact } from "~/content/schema/forms";
import { openContactForm, submitContactForm } from "~/features/lead-form/contact.server";
import { FormSection } from "~/features/lead-form/form-section";
import { ContactForm } from "~/features/lead-form/lead-form";
import { respondToSubmit } from "~/features/lead-form/submit.server";
import { platformContext } from "~/platform.server";
import { pageTitle, untitledMeta } from "~/seo/page-meta";
import { BookLink } from "~/site/book-link";
import { ExploreMore } from "~/site/explore-more";
import { HalfPictureHero, SlimHero } from "~/site/hero";
import { uncached } from "~/site/page-data.server";
import { headers } from "~/site/page-exports";
import { ButtonLink } from "~/ui/button";
import { ActionCard, TitledText } from "~/ui/lists";
import { TextList } from "~/ui/text";
import type { Route } from "./+types/contact";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const openedForm = await openContactForm(platform, request);
  return uncached(context, "/contact", contact, { openedForm });
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  return respondToSubmit(platform, request, "contact", await submitContactForm(platform, request));
}

export { headers };

export const meta: Route.MetaFunction = ({ loaderData }) => untitledMeta(loaderData?.head);

/** With `?plan` or `?service` the form comes first, with that choice; otherwise the other ways to begin. */
export default function ContactPage({
  loaderData: { openedForm },
  actionData,
}: Route.ComponentProps) {
  const hero = { breadcrumb: contact.labels.breadcrumb, title: contact.title };
  const isChosen = openedForm.chosen.name !== undefined;
  return (
    <>
      <title>{pageTitle(contact.metaTitle, actionData !== undefined)}</title>
      {isChosen ? (
        <SlimHero {...hero} />
      ) : (
        <HalfPictureHero path="/contact" {...hero} lede={contact.lede}>
          <ButtonLink href="#message" label={contact.write} />
        </HalfPictureHero>
      )}
      {!isChosen && <ContactCards />}
      <FormSection
        id="message"
        heading={contact.forms.contact.title}
        lede={isChosen ? undefined : contact.forms.contact.lede}
        steps={contact.afterSending.steps}
      >
        <ContactForm openedForm={openedForm} failed={actionData} />
      </FormSection>
      {isChosen && <ContactCards />}
      <ExploreMore path="/contact" />
    </>
  );
}

function ContactCards() {
  const { call, strategy, audit, reassurance }: Contact["cards"] = contact.cards;
  return (
    <div className="grid gap-5 px-gutter pt-section">
      <ul className="grid gap-5 md:rows-of-2 lg:rows-of-3">
        <li>
          <ActionCard level="h2" {...call}>
            <BookLink call="strategy" kind="secondary" small label={call.action} />
          </ActionCard>
        </li>
        {[strategy, audit]
          .filter((card) => card !== undefined)
          .map(({ title, body, action }) => (
            <li key={title}>
              <ActionCard level="h2" title={title} body={body}>
                <ButtonLink {...action} kind="secondary" small />
              </ActionCard>
            </li>
          ))}
      </ul>
      <div className="note-box">
        <TitledText level="h2" title={reassurance.title}>
          {reassurance.body}
        </TitledText>
        <TextList
          items={reassurance.points}
          className="mt-4 grid gap-x-8 text-small text-mist-soft ruled-3 md:rows-of-2"
        />
      </div>
      <p>
        <BookLink call="discovery" kind="quiet" className="underline" label={call.discovery} />
      </p>
    </div>
  );
}
