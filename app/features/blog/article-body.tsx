import type { ComponentType, ReactNode } from "react";
import { setupCard } from "#content/setup-card.yaml";
import type { ComponentName } from "~/content/mdx/components";
import type { CroppedPicture } from "~/content/schema/media";
import { Picture } from "~/ui/picture";
import { RoiWorksheet } from "./worksheet-form";

/** What plugins/mdx renders articles, films and own pages with. */
export const articleBody = {
  components: { Callout, Comparison, RoiWorksheet, SetupCard, Stat, Stats } satisfies Record<
    ComponentName,
    ComponentType<never>
  >,
  picture: BodyPicture,
};

function BodyPicture({ picture, alt }: { picture: CroppedPicture; alt: string }) {
  return (
    <Picture
      picture={picture}
      alt={alt}
      sizes="(min-width: 64rem) 62rem, 92vw"
      className="h-auto"
    />
  );
}

function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

function Comparison({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}

function Stats({ children }: { children: ReactNode }) {
  return <dl className="flex flex-wrap gap-6 border-y border-paper-line py-6">{children}</dl>;
}

function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex w-full flex-col sm:w-min sm:min-w-40">
      <dt className="order-last text-small text-paper-soft">{label}</dt>
      <dd className="font-display text-part sm:whitespace-nowrap">{value}</dd>
    </div>
  );
}

function SetupCard() {
  return (
    <Callout title={setupCard.title}>
      {setupCard.lines.map(({ name, text }) => (
        <p key={name}>
          <strong>{name}:</strong> {text}
        </p>
      ))}
    </Callout>
  );
}
