import { company } from "#content/company";
import { home } from "#content/home";
import * as words from "#content/words/home";
import { firstStepHref, WIZARDS } from "~/features/inquiry/steps";
import { WideHero } from "~/site/hero";
import { ButtonLink } from "~/ui/button";

export function Hero() {
  return (
    <WideHero path="/" title={home.headline} lede={home.lede}>
      <ButtonLink href={firstStepHref(WIZARDS.home)}>{words.getStartedToday}</ButtonLink>{" "}
      <ButtonLink href="/video-packages" kind="secondary">
        {words.viewServices}
      </ButtonLink>{" "}
      <p className="self-center text-small text-mist-muted">
        {words.fromReviews(company.rating.value, company.rating.count)} {studios()}
      </p>
    </WideHero>
  );
}

/** Such as "Studios in Bellevue WA, Portland OR and Boise ID." */
function studios() {
  const cities = company.studios.map(({ city, region }) => `${city} ${region}`);
  const list = cities.join(", ").replace(/, (?=[^,]*$)/, " and ");
  return words.studiosIn(list, cities.length);
}
