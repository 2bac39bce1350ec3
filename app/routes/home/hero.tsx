import { company } from "#content/company";
import { home } from "#content/home";
import * as words from "#content/words/home";
import { firstStep, WIZARD_PLACES } from "~/features/inquiry/wizard-place";
import { ButtonLink } from "~/ui/button";
import { sourceSet } from "~/ui/frame";

const PORTRAIT = "(max-width: 767px)";

export function Hero() {
  return (
    <section className="relative isolate overflow-hidden">
      <HeroPicture />
      <div aria-hidden="true" className="hero-scrim absolute inset-0 -z-10" />
      <div className="page-width flex min-h-[calc(100svh-var(--spacing-header))] flex-col justify-end pt-64 pb-14 md:min-h-[min(calc(100svh-var(--spacing-header)),54rem)] md:justify-center md:py-12">
        <h1 className="max-w-[13ch] font-display text-hero md:max-w-[15ch]">{home.headline}</h1>
        <p className="mt-6 max-w-[30rem] text-lede md:max-w-[27rem] lg:max-w-[34rem] text-mist-soft">
          {home.lede}
        </p>
        <p className="mt-9 flex flex-wrap gap-4">
          <ButtonLink href={firstStep(WIZARD_PLACES.home)}>{words.getStartedToday}</ButtonLink>{" "}
          <ButtonLink href="/video-packages" kind="secondary">
            {words.viewServices}
          </ButtonLink>
        </p>
        <p className="mt-10 text-small text-mist-muted">
          {words.fromReviews(company.rating.value, company.rating.count)} {studios()}
        </p>
      </div>
    </section>
  );
}

/** Such as "Studios in Bellevue WA, Portland OR and Boise ID." */
function studios() {
  const cities = company.studios.map(({ city, region }) => `${city} ${region}`);
  const list = cities.join(", ").replace(/, (?=[^,]*$)/, " and ");
  return words.studiosIn(list, cities.length);
}

function HeroPicture() {
  return (
    <picture>
      {(["avif", "webp"] as const).map((format) => (
        <source
          key={format}
          media={PORTRAIT}
          type={`image/${format}`}
          srcSet={sourceSet("hero-portrait", [480, 828], format)}
          sizes="100vw"
        />
      ))}
      <source
        type="image/avif"
        srcSet={sourceSet("hero", [828, 1280, 1920], "avif")}
        sizes="100vw"
      />
      <img
        src="/frames/hero-1280.webp"
        srcSet={sourceSet("hero", [828, 1280, 1920], "webp")}
        sizes="100vw"
        width={1920}
        height={960}
        alt=""
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full object-cover object-top md:object-right"
      />
    </picture>
  );
}
