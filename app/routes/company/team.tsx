import { team } from "#content/team.yaml";
import { capitalized } from "~/content/name-in-words";
import type { Team } from "~/content/schema/company";
import { PageEnd } from "~/site/closing-section";
import { HalfPictureHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { SampleNote } from "~/site/page-section";
import { DottedRow } from "~/ui/lists";
import { Monogram } from "~/ui/testimonial";
import type { Route } from "./+types/team";
import { Portrait } from "./portrait";

const PATH = "/company/team";

export function loader({ context }: Route.LoaderArgs) {
  return cacheable(context, PATH, team);
}

export { headers, meta };

export default function TeamPage() {
  const { title, lede, members, closing } = team;
  return (
    <>
      <HalfPictureHero path={PATH} title={title} lede={lede} />
      <div className="px-gutter">
        <SampleNote />
      </div>
      <div className="grid gap-section px-gutter pt-section">
        {members.map((member) => (
          <Member key={member.slug} {...member} />
        ))}
      </div>
      <PageEnd path={PATH} {...closing} />
    </>
  );
}

function Member(member: Team["members"][number]) {
  const { slug, name, role, photo, initials, avatarColor, bio, longBio, credits, ask } = member;
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-name`}
      className="grid rows-of-2 gap-6 lg:grid-cols-edge"
    >
      <div className="lg:row-span-2">
        {photo ? (
          <Portrait photo={photo} sizes="(min-width: 1024px) 25vw, 50vw" />
        ) : (
          <Monogram initials={initials} color={avatarColor} />
        )}
      </div>
      <div>
        <p className="text-mist-muted">{role}</p>
        <h2 id={`${slug}-name`} className="mt-2 text-section wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
      </div>
      <div className="grid gap-x-10 gap-y-8 lg:col-start-2 lg:rows-of-2">
        <div className="grid max-w-measure gap-4 text-mist-soft">
          <p className="text-lede text-mist">{bio}</p>
          {longBio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="@container grid max-w-measure content-start gap-3">
          {[...credits, { label: team.askLabel, value: ask }].map(({ label, value }) => (
            <DottedRow key={label} label={label} value={capitalized(value)} />
          ))}
        </dl>
      </div>
    </article>
  );
}
