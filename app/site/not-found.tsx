import { errorPages, notFoundPage } from "#content/error-pages";
import { site } from "#content/site";
import { ButtonLink } from "~/ui/button";
import { SharedTags } from "./shared-tags";

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
      <title>{`${notFoundPage.title} | ${site.name}`}</title>
      {import.meta.env.SSR && <SharedTags title={notFoundPage.title} />}
      <h1 className="font-display text-[clamp(10rem,24vw,26rem)]/[0.8]">404</h1>
      <p aria-hidden="true" className="mt-6 font-display text-step-5 uppercase">
        {notFoundPage.sceneMissing}
      </p>
      <p className="mt-5 font-display text-card">{notFoundPage.heading}</p>
      <p className="mt-2 max-w-measure text-lede text-balance text-mist-soft">
        {notFoundPage.text}
      </p>
      <p className="mt-8">
        <ButtonLink href="/">{errorPages.homeLink}</ButtonLink>
      </p>
      <ul className="mt-8 flex flex-wrap justify-center gap-x-8 gap-y-2">
        {notFoundPage.links.map(({ href, label }) => (
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
