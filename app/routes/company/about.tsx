import alts from "virtual:pictures/alts";
import tall from "virtual:pictures/tall";
import { about, labels } from "#content/about.yaml";
import { pageImages } from "#content/images.yaml";
import { team } from "#content/team.yaml";
import { values } from "#content/values.yaml";
import type { Team } from "~/content/schema/company";
import { isAbsent } from "~/seo/absent-pages";
import { PageEnd } from "~/site/closing-section";
import { WideHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { PageSection, SampleNote } from "~/site/page-section";
import { CardLink, Steps, TitledText } from "~/ui/lists";
import { Figure, sitePicture } from "~/ui/picture";
import { Monogram } from "~/ui/testimonial";
import { Eyebrow } from "~/ui/text";
import type { Route } from "./+types/about";
import { Portrait } from "./portrait";

const PATH = "/about-us";
const { breadcrumb, eyebrows } = labels;

export function loader({ context }: Route.LoaderArgs) {
  return cacheable(context, PATH, about);
}

export { headers, meta };

export default function AboutPage() {
  const { title, lede, story, approach, closing } = about;
  return (
    <>
      <WideHero path={PATH} breadcrumb={breadcrumb} title={title} lede={lede} />
      <PageSection
        id="story"
        background="paper"
        eyebrow={eyebrows.story}
        {...story}
        underHeading={<SampleNote />}
      >
        <div className="grid gap-x-16 gap-y-4 text-mist-soft lg:rows-of-3">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <PageSection
        id="approach"
        layout="figure"
        eyebrow={eyebrows.approach}
        {...approach}
        underHeading={<ApproachFigure />}
      >
        <Steps steps={approach.steps} className="ruled-6 *:first:border-t-0" />
      </PageSection>
      <FounderNote />
      <PageSection id="team" eyebrow={eyebrows.team} {...about.team}>
        <ul className="grid gap-10 md:rows-of-3">
          {team.members.map((member) => (
            <MemberCard key={member.slug} {...member} />
          ))}
        </ul>
      </PageSection>
      {!isAbsent("/company/values") && <Values />}
      <PageEnd path={PATH} {...closing} />
    </>
  );
}

function ApproachFigure() {
  const image = pageImages[PATH]?.figure;
  if (!image) return null;
  return (
    <Figure
      picture={sitePicture(tall, image)}
      alt={alts[image] ?? ""}
      ratio="portrait"
      sizes="(min-width: 1024px) 25vw, 92vw"
      className="mt-8 max-w-72"
    />
  );
}

function FounderNote() {
  const { heading, paragraphs, signature, role } = about.founderNote;
  return (
    <section aria-labelledby="founder-note" className="px-gutter pt-section">
      <div className="lg:ms-edge">
        <Eyebrow>{eyebrows.founderNote}</Eyebrow>
        <h2 id="founder-note">{heading}</h2>
        <div className="mt-6 grid max-w-measure gap-5 text-lede text-mist-soft">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-8 font-display text-card">{signature}</p>
        <p className="text-small text-mist-muted">{role}</p>
      </div>
    </section>
  );
}

function Values() {
  return (
    <PageSection
      id="values"
      layout="beside"
      background="panel"
      eyebrow={eyebrows.values}
      {...about.values}
    >
      <ul className="grid gap-x-6 ruled-6 md:rows-of-2">
        {values.pillars.map(({ title: name, short }) => (
          <li key={name}>
            <TitledText title={name}>{short}</TitledText>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function MemberCard(member: Team["members"][number]) {
  const { slug, name, role, photo, initials, avatarColor, bio, ask } = member;
  return (
    <li className="group relative grid rows-of-2 gap-x-6 md:block">
      {photo ? (
        <Portrait photo={photo} sizes="(min-width: 768px) 28vw, 50vw" />
      ) : (
        <Monogram initials={initials} color={avatarColor} />
      )}
      <div className="md:pt-4">
        <h3>
          {isAbsent("/company/team") ? (
            <bdi>{name}</bdi>
          ) : (
            <CardLink href={`/company/team#${slug}`}>
              <bdi>{name}</bdi>
            </CardLink>
          )}
        </h3>
        <p className="mt-1 text-small text-mist-muted">{role}</p>
      </div>
      <div className="mt-3">
        <p className="text-mist-soft">{bio}</p>
        <p className="mt-3 text-small text-mist-muted">
          {team.askLabel}: {ask}
        </p>
      </div>
    </li>
  );
}
