import { company } from "#content/company";
import { home } from "#content/home";
import type { Cast } from "#content/schema/stills";
import { cast } from "#content/stills";
import * as words from "#content/words/home";
import { firstStepHref, WIZARDS } from "~/features/inquiry/steps";
import { Opening } from "~/site/opening/opening";
import { wide } from "~/site/opening/wide";
import { ButtonLink } from "~/ui/button";

export function Hero() {
  return (
    <Opening
      shot={wide}
      path="/"
      racksTo={(cast as Cast)["/"]?.racksTo}
      title={home.headline}
      lede={home.lede}
    >
      <ButtonLink href={firstStepHref(WIZARDS.home)}>{words.getStartedToday}</ButtonLink>{" "}
      <ButtonLink href="/video-packages" kind="secondary">
        {words.viewServices}
      </ButtonLink>{" "}
      <p className="self-center text-small text-mist-muted">
        {words.fromReviews(company.rating.value, company.rating.count)} {studios()}
      </p>
    </Opening>
  );
}

/** Such as "Studios in Bellevue WA, Portland OR and Boise ID." */
function studios() {
  const cities = company.studios.map(({ city, region }) => `${city} ${region}`);
  const list = cities.join(", ").replace(/, (?=[^,]*$)/, " and ");
  return words.studiosIn(list, cities.length);
}
