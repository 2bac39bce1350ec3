import { site } from "#content/site";
import * as words from "#content/words/errors";
import { ButtonLink } from "~/ui/button";
import { SharedTags } from "./shared-tags";

const WAYS_ON = [
  { href: "/video-packages", label: words.packagesAndPrices },
  { href: "/faq", label: words.questionsAndAnswers },
  { href: "/contact", label: words.contactUs },
];

export function NotFound() {
  return (
    <div className="page-width relative isolate overflow-hidden py-20 md:py-24">
      <div
        aria-hidden="true"
        className="leader absolute top-8 right-[-10%] -z-10 aspect-square w-[120%] md:top-0 md:w-1/2"
      />
      <meta name="robots" content="noindex" />
      <title>{words.pageNotFoundTitle(site.name)}</title>
      {import.meta.env.SSR && <SharedTags title={words.pageNotFound} />}
      <h1 className="font-display text-[clamp(10rem,30vw,24rem)] leading-[0.8]">404</h1>
      <p className="mt-8 font-display text-title">{words.oopsPageNotFound}</p>
      <p className="mt-4 max-w-measure text-lede text-mist-soft">{words.thisSceneWasCut}</p>
      <p className="mt-8">
        <ButtonLink href="/">{words.returnToHome}</ButtonLink>
      </p>
      <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
        {WAYS_ON.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="link-line">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
