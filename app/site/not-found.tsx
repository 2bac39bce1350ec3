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
    <div
      data-missing-page
      className="relative isolate flex min-h-[calc(100svh-4.5rem)] flex-col items-center justify-center overflow-hidden border-b border-ink-rule px-5 py-16 text-center"
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 grid grid-cols-[minmax(0,1fr)] content-center justify-items-center"
      >
        <div className="leader leader-rim aspect-square w-[max(64rem,80vw)]" />
      </div>
      <meta name="robots" content="noindex" />
      <title>{words.pageNotFoundTitle(site.name)}</title>
      {import.meta.env.SSR && <SharedTags title={words.pageNotFound} />}
      <h1 className="font-display text-[clamp(10rem,24vw,26rem)]/[0.8]">404</h1>
      <p aria-hidden="true" className="mt-6 font-display text-step-5 uppercase">
        {words.sceneMissing}
      </p>
      <p className="mt-5 font-display text-card">{words.oopsPageNotFound}</p>
      <p className="mt-2 max-w-measure text-lede text-balance text-mist-soft">
        {words.thisSceneWasCut}
      </p>
      <p className="mt-8">
        <ButtonLink href="/">{words.returnToHome}</ButtonLink>
      </p>
      <ul className="mt-8 flex flex-wrap justify-center gap-x-8 gap-y-2">
        {WAYS_ON.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center text-rain underline underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
