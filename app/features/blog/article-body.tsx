import type { ComponentType, ReactNode } from "react";
import { setupCard } from "#content/setup-card.yaml";
import type { ComponentName } from "~/content/mdx/components";
import { Picture } from "~/ui/picture";
import type { ArticleImage } from "./article";
import { RoiWorksheet } from "./worksheet-form";

/** What plugins/mdx renders articles, films and own pages with. */
export const articleBody = {
  components: { Callout, Comparison, RoiWorksheet, SetupCard, Stat, Stats } satisfies Record<
    ComponentName,
    ComponentType<never>
  >,
  picture: BodyPicture,
};

/** A picture with a `tall` crop goes from edge to edge, any other stays in the text column. */
function BodyPicture({ picture, alt }: { picture: ArticleImage; alt: string }) {
  if (picture.tall) {
    return (
      <Picture
        picture={picture}
        sizes="100vw"
        phone={{ picture: picture.tall, media: "screen and (max-width: 639px)" }}
        alt={alt}
        pictureClassName="block-picture"
      />
    );
  }
  return (
    <Picture
      picture={picture}
      alt={alt}
      sizes="(min-width: 44rem) 40rem, 92vw"
      className="size-full object-cover"
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
  return (
    <dl className="grid grid-cols-fit-48 gap-5 border-y border-paper-line py-6">{children}</dl>
  );
}

function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-small text-paper-soft">{label}</dt>
      <dd className="font-display text-part">{value}</dd>
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
