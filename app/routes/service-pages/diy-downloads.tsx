import { contact } from "#content/contact.yaml";
import { leadForm } from "#content/lead-form.yaml";
import { offers } from "#content/offers.yaml";
import { diyDownloads } from "#content/service-pages/diy-downloads.yaml";
import { inquiryHref } from "~/features/inquiry/steps";
import { openContactForm, submitContactForm } from "~/features/lead-form/contact.server";
import { FormSection } from "~/features/lead-form/form-section";
import { ContactForm } from "~/features/lead-form/lead-form";
import { respondToSubmit } from "~/features/lead-form/submit.server";
import { downloadOffers } from "~/features/offers/offer-nodes";
import { DownloadList } from "~/features/offers/offer-parts";
import { howFilesCome, paymentLinks } from "~/features/offers/payment-links.server";
import { platformContext } from "~/platform.server";
import { pageTitle, untitledMeta } from "~/seo/page-meta";
import { faqNode } from "~/seo/structured-data";
import { ImageBreak } from "~/site/backdrop";
import { BookLink } from "~/site/book-link";
import { ExploreMore } from "~/site/explore-more";
import { SlateHero } from "~/site/hero";
import { pageFaq, uncached } from "~/site/page-data.server";
import { headers } from "~/site/page-exports";
import { FaqSection, PageSection } from "~/site/page-section";
import { ButtonLink, TextLink } from "~/ui/button";
import { ActionCard, Steps } from "~/ui/lists";
import type { Route } from "./+types/diy-downloads";

const PATH = "/services/diy-downloads";
const { eyebrows, facts } = diyDownloads.labels;
const FACTS = [
  { label: facts.downloads, value: offers.downloads.length },
  facts.price,
  facts.youBring,
  facts.time,
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const openedForm = await openContactForm(platform, request);
  const faq = pageFaq("diy");
  const head = { ...diyDownloads, nodes: [...downloadOffers(platform.origin), faqNode(faq)] };
  return uncached(context, PATH, head, {
    faq,
    openedForm,
    payments: paymentLinks(platform.settings),
    filesAre: howFilesCome(platform.settings),
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  return respondToSubmit(platform, request, "contact", await submitContactForm(platform, request));
}

export { headers };

export const meta: Route.MetaFunction = ({ loaderData }) => untitledMeta(loaderData?.head);

export default function DiyDownloadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { openedForm, payments, filesAre, faq } = loaderData;
  const { products, steps, license, faqHeading, title, lede, metaTitle } = diyDownloads;
  const isChosen = openedForm.chosen.name !== undefined;
  const question = (
    <FormSection
      id="message"
      eyebrow={eyebrows.message}
      heading={contact.forms.diy.title}
      lede={contact.forms.diy.lede}
    >
      <ContactForm
        openedForm={openedForm}
        projectType={leadForm.diyProjectType}
        failed={actionData}
      />
    </FormSection>
  );
  return (
    <>
      <title>{pageTitle(metaTitle, actionData !== undefined)}</title>
      <SlateHero path={PATH} title={title} lede={lede} facts={isChosen ? [] : FACTS} />
      {isChosen && question}
      <PageSection id="downloads" eyebrow={eyebrows.products} {...products}>
        <DownloadList payments={payments} buy={products.buy} />
        <div className="note-box mt-8">
          <h3 className="heading-small">{license.heading}</h3>
          <p className="mt-1 max-w-measure text-mist-soft">{license.body}</p>
        </div>
      </PageSection>
      <PageSection
        id="steps"
        layout="inset"
        background="paper"
        eyebrow={eyebrows.steps}
        heading={steps.heading}
        lede={`${steps.lede} ${steps.files[filesAre]}`}
      >
        <Steps steps={steps.items} />
      </PageSection>
      <DiyBridge />
      <ImageBreak path={PATH} />
      <FaqSection items={faq} heading={faqHeading} />
      {!isChosen && question}
      <ExploreMore path={PATH} />
    </>
  );
}

function DiyBridge() {
  const { heading, inquire, coaching, call } = diyDownloads.bridge;
  return (
    <PageSection id="more-help" layout="beside" eyebrow={eyebrows.moreHelp} heading={heading}>
      <div className="grid gap-5 md:rows-of-2">
        {coaching && (
          <ActionCard {...coaching}>
            <ButtonLink {...coaching.action} kind="secondary" />
          </ActionCard>
        )}
        <ActionCard {...call}>
          <BookLink call="strategy" kind="secondary" label={call.action} />
        </ActionCard>
      </div>
      <TextLink href={inquiryHref(inquire.href, PATH)} className="mt-5" label={inquire.label} />
    </PageSection>
  );
}
