import { site } from "#content/site";
import { ButtonLink } from "~/ui/button";
import { SharedTags } from "./shared-tags";

const WAYS_ON = [
  { href: "/video-packages", label: "Packages and prices" },
  { href: "/faq", label: "Questions and answers" },
  { href: "/contact", label: "Contact us" },
];

export function NotFound() {
  return (
    <div className="page-width light-leak py-24">
      <meta name="robots" content="noindex" />
      <title>{`Page not found | ${site.name}`}</title>
      {import.meta.env.SSR && <SharedTags title="Page not found" />}
      <h1 className="font-display text-[clamp(8rem,28vw,22rem)] leading-[0.8] text-ink-line">
        404
      </h1>
      <p className="mt-8 font-display text-title">Oops! Page not found</p>
      <p className="mt-4 max-w-measure text-lede text-mist-soft">
        This scene was cut, or it was never in the script.
      </p>
      <p className="mt-8">
        <ButtonLink href="/">Return to Home</ButtonLink>
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
