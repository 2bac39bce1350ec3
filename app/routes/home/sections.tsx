import alts from "virtual:pictures/alts";
import tall from "virtual:pictures/tall";
import { studios } from "#content/brand.yaml";
import { company } from "#content/company.yaml";
import { home, labels } from "#content/home.yaml";
import { testimonials } from "#content/testimonials.yaml";
import { workPage } from "#content/work-page.yaml";
import { fill, formatList } from "~/content/format";
import { firstStepHref, WIZARDS } from "~/features/inquiry/steps";
import { summarizeOffered } from "~/features/offers/offer-summary";
import type { FilmSummary } from "~/features/work/film";
import { FilmGrid, FilmsNote } from "~/features/work/film-still";
import { isAbsent } from "~/seo/absent-pages";
import { ImageBreak } from "~/site/backdrop";
import { ClosingSection } from "~/site/closing-section";
import { WideHero } from "~/site/hero";
import { PageSection, SampleNote } from "~/site/page-section";
import { ButtonLink } from "~/ui/button";
import { CardLink, LinkRows, Steps } from "~/ui/lists";
import { Figure, sitePicture } from "~/ui/picture";
import { Testimonial } from "~/ui/testimonial";
import { TextList } from "~/ui/text";
import { TitleFilm } from "~/ui/title-film";

const START = firstStepHref(WIZARDS.home);

export function HomeSections({ films }: { films: FilmSummary[] }) {
  const { closing } = labels;
  return (
    <>
      <Hero />
      <Films films={films} />
      <Categories />
      <Process />
      <Promises />
      <ImageBreak path="/" />
      <Testimonials />
      <Pricing />
      <ClosingSection path="/" {...closing} action={{ label: closing.button, href: START }} />
    </>
  );
}

function Hero() {
  return (
    <WideHero
      path="/"
      title={home.headline}
      lede={home.lede}
      aside={home.titleFilm && <TitleFilm film={home.titleFilm} />}
    >
      <ButtonLink href={START} label={labels.startButton} />{" "}
      <ButtonLink href="/video-packages" kind="secondary" label={labels.servicesButton} />{" "}
      <p className="min-w-0 self-center text-small text-mist-muted">
        {company.sample || `${fill(labels.rating, company.rating)} `}
        {studios.length > 0 && studioCities()}
      </p>
    </WideHero>
  );
}

/** Such as "Studios in Bellevue WA and Portland OR." */
function studioCities() {
  const cities = studios.map(({ placeInText }) => placeInText);
  return fill(labels.studios, { cities: formatList(cities), count: cities.length });
}

function Categories() {
  return (
    <PageSection id="services" {...labels.services}>
      <LinkRows links={home.categories} />
    </PageSection>
  );
}

function Process() {
  return (
    <PageSection id="process" {...labels.process}>
      <ProcessPictures />
      <Steps steps={home.process} className="grid gap-x-6 gap-y-6 pt-6 md:rows-of-2 lg:rows-of-4" />
    </PageSection>
  );
}

/** A row of upright frames, over the steps that they show where these are one row, too. */
function ProcessPictures() {
  return (
    <div className="flex gap-1 max-md:-mx-gutter lg:gap-x-6 print:hidden">
      {home.process.map(
        ({ picture }) =>
          picture && (
            <Figure
              key={picture}
              picture={sitePicture(tall, picture)}
              alt={alts[picture] ?? ""}
              ratio="portrait"
              sizes="25vw"
              className="flex-1"
            />
          ),
      )}
    </div>
  );
}

function Promises() {
  const { terms, ...labelled } = labels.promises;
  return (
    <PageSection id="promises" background="paper" {...labelled} more={terms}>
      <dl className="grid gap-x-6 gap-y-6 md:rows-of-2 lg:rows-of-4">
        {home.promises.map(({ title, body }) => (
          <div key={title}>
            <dt className="font-display text-part">{title}</dt>
            <dd className="mt-2 text-mist-soft">{body}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

const REVIEWS = "/resources/reviews";

export function Testimonials({ sample = company.sample }: { sample?: boolean }) {
  const { button, ...section } = labels.reviews;
  return (
    <PageSection
      id="testimonials"
      {...section}
      underHeading={<SampleNote sample={sample} />}
      button={!isAbsent(REVIEWS) && { href: REVIEWS, label: button }}
    >
      <ul className="grid gap-x-6 gap-y-8 lg:rows-of-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <Testimonial {...testimonial} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Pricing() {
  const { button, ...section } = labels.pricing;
  return (
    <PageSection id="pricing" {...section} button={{ href: "/video-packages", label: button }}>
      <ul className="grid gap-3 sm:rows-of-2 lg:rows-of-4">
        {home.pricing.map((card) => (
          <PriceCard key={card.title} {...card} />
        ))}
      </ul>
    </PageSection>
  );
}

function PriceCard({ title, price, unit, points }: (typeof home.pricing)[number]) {
  return (
    <li className="card-box relative flex flex-wrap content-start gap-x-6 hover:border-mist">
      <h3 className="grow heading-small sm:w-full">
        <CardLink href="/video-packages">{title}</CardLink>
      </h3>
      <p className="font-display text-part">{price}</p>
      <p className="w-full text-small text-mist-muted">{unit}</p>
      <TextList items={points} className="w-full pt-4 text-small text-mist-soft max-md:hidden" />
    </li>
  );
}

function Films({ films }: { films: FilmSummary[] }) {
  if (films.length === 0) return null;
  const { button, ...section } = workPage.home;
  const shown = films.slice(0, 3);
  return (
    <PageSection
      id="work"
      {...section}
      underHeading={<FilmsNote films={shown} />}
      button={{ href: "/work", label: button }}
    >
      <FilmGrid films={shown} offerOf={({ offer }) => summarizeOffered(offer)} level="h3" brief />
    </PageSection>
  );
}
