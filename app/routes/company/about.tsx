import { about } from "#content/about";
import { team } from "#content/team";
import { values } from "#content/values";
import * as words from "#content/words/pages";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import { ClosingSection } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { WideHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import { PageSection } from "~/site/page-section";
import { textLinkClass } from "~/ui/button";
import { Steps } from "~/ui/lists";
import type { Route } from "./+types/about";
import { FounderNote } from "./founder-note";
import { MemberCard } from "./member-card";

const PATH = "/about-us";

export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { members } = team;
  return cacheable(platform, PATH, about, { about, members, pillars: values.pillars });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { about, members, pillars } = loaderData;
  const { title, lede, story, approach, founderNote, team, values, closing } = about;
  return (
    <>
      <WideHero path={PATH} breadcrumb={words.aboutUs} title={title} lede={lede} />
      <PageSection id="story" ground="paper" eyebrow={words.backstory} {...story}>
        <div className="grid gap-x-16 gap-y-5 text-mist-soft lg:grid-cols-3">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <PageSection id="approach" form="inset" eyebrow={words.approach} {...approach}>
        <Steps steps={approach.steps} />
      </PageSection>
      <FounderNote {...founderNote} />
      <PageSection id="team" form="card" eyebrow={words.cast} {...team}>
        <ul className="grid gap-10 md:grid-cols-3">
          {members.map((member) => (
            <MemberCard key={member.slug} {...member} />
          ))}
        </ul>
        <MoreLink {...team.more} />
      </PageSection>
      <PageSection id="values" form="beside" ground="panel" eyebrow={words.values} {...values}>
        <ul className="grid gap-x-10 *:border-t *:border-ink-rule *:py-6 md:grid-cols-2">
          {pillars.map(({ title: name, short }) => (
            <li key={name}>
              <h3 className="font-display text-card">{name}</h3>
              <p className="mt-2 text-mist-soft">{short}</p>
            </li>
          ))}
        </ul>
        <MoreLink {...values.more} />
      </PageSection>
      <ClosingSection path={PATH} {...closing} />
      <ExploreMore path={PATH} />
    </>
  );
}

function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <p className="mt-8">
      <a href={href} className={textLinkClass}>
        {label}
      </a>
    </p>
  );
}
