import alts from "virtual:pictures/alts";
import screen from "virtual:pictures/screen";
import strip from "virtual:pictures/strip";
import tall from "virtual:pictures/tall";
import wide from "virtual:pictures/wide";
import type { ComponentProps, ReactNode } from "react";
import { useMatches } from "react-router";
import { pageImages } from "#content/images.yaml";
import { breadcrumb } from "#content/layout.yaml";
import type { CroppedPicture } from "~/content/schema/media";
import { Actions } from "~/ui/button";
import { Picture, sitePicture } from "~/ui/picture";
import { eyebrowClass } from "~/ui/text";
import { Backdrop } from "./backdrop";
import { mergeHandles } from "./page-handle";

type HeroProps = {
  path?: string;
  breadcrumb?: string;
  title: string;
  lede: string;
  children?: ReactNode;
};

const ledeClass = "lede text-lede";

export type Fact = { label: string; value: ReactNode };

/** The picture fills half of the screen; on phones it is above the title. */
export function HalfPictureHero({
  path = "",
  image = pageImages[path]?.hero,
  ...hero
}: HeroProps & { image?: string }) {
  return (
    <header className="under-header relative">
      {image && <HalfPicture name={image} />}
      <div className="relative flex flex-col justify-center md:min-h-hero-half md:py-16">
        {hero.breadcrumb && <Breadcrumb page={hero.breadcrumb} />}
        <div className="grid gap-x-16 px-gutter pt-6 md:grid-cols-2 md:pt-10">
          <div>
            <h1 className="mb-4 pb-descender text-display">{hero.title}</h1>
            <Introduction {...hero} />
          </div>
        </div>
      </div>
    </header>
  );
}

export function HalfPicture({ name }: { name: string }) {
  return (
    <div className="relative aspect-5/4 overflow-hidden print:hidden md:absolute md:inset-0 md:inset-s-1/2 md:aspect-auto">
      <HeroPicture
        name={name}
        crop={tall}
        sizes="50vw"
        phone={{ picture: sitePicture(strip, name) }}
      />
      <div aria-hidden="true" className="scrim-side absolute inset-0" />
    </div>
  );
}

/** Type alone, on a gradient; `light` is one of the `light-*` classes of app.css. If `large`, it fills most of a wide screen. */
export function TextHero({
  light = "",
  large = false,
  ...hero
}: HeroProps & { light?: string; large?: boolean }) {
  return (
    <header className={`top-glow border-b border-ink-rule ${light}`}>
      {hero.breadcrumb && <Breadcrumb page={hero.breadcrumb} />}
      <div
        className={`px-gutter py-section ${large ? "flex flex-col justify-end lg:min-h-hero-half" : ""}`}
      >
        <h1 className={`pb-descender ${large ? "text-type" : "text-hero"}`}>{hero.title}</h1>
        <div className="mt-8 lg:ms-edge">
          <Introduction {...hero} />
        </div>
      </div>
    </header>
  );
}

export function SlimHero({ breadcrumb, title }: Pick<HeroProps, "breadcrumb" | "title">) {
  return (
    <header className="border-b border-ink-rule">
      {breadcrumb && <Breadcrumb page={breadcrumb} />}
      <h1 className="px-gutter pt-6 pb-4">{title}</h1>
    </header>
  );
}

export function ProjectorHero({ path = "", label, ...hero }: HeroProps & { label?: ReactNode }) {
  const image = pageImages[path]?.hero;
  return (
    <header className="under-header relative isolate overflow-hidden">
      {image && (
        <HeroPicture
          name={image}
          crop={screen}
          sizes="(min-width: 768px) 100vw, 160vw"
          className="-z-10 object-[70%_0] max-md:h-[101vw] md:object-top"
        />
      )}
      <div aria-hidden="true" className="scrim-low absolute inset-0 -z-10" />
      {hero.breadcrumb && <Breadcrumb page={hero.breadcrumb} />}
      <div className="flex flex-col items-start px-gutter pt-[72vw] pb-6 md:min-h-[min(100svh,80vw,64rem)] md:justify-end md:pt-[22vw] print:min-h-0 print:py-8">
        {label}
        <h1 className="projector-lit max-w-[18ch] pb-descender text-display">{hero.title}</h1>
        <p className={`mt-4 ${ledeClass}`}>{hero.lede}</p>
        {hero.children && <Actions>{hero.children}</Actions>}
      </div>
    </header>
  );
}

/** The picture from edge to edge, the title on its lower part, under it the words and what is beside them. */
export function WideHero({ path = "", aside, ...hero }: HeroProps & { aside?: ReactNode }) {
  const { hero: image, heroScrolled } = pageImages[path] ?? {};
  return (
    <header className="under-header">
      <div
        className={`relative isolate flex min-h-hero-tall items-end overflow-hidden md:min-h-hero-wide print:min-h-0 ${aside ? "lg:min-h-[max(24rem,86svh-17rem)]" : ""}`}
      >
        {image && (
          <HeroPicture
            name={image}
            crop={wide}
            sizes="max(100vw, 65rem)"
            phone={{ picture: sitePicture(tall, image) }}
            className="-z-10"
          />
        )}
        {heroScrolled && (
          <Backdrop name={heroScrolled} className="scroll-fade absolute inset-0 -z-10" />
        )}
        <div aria-hidden="true" className="scrim-low absolute inset-0 -z-10" />
        <div className="scrim-words w-full pt-28">
          {hero.breadcrumb && <Breadcrumb page={hero.breadcrumb} />}
          <h1 className="px-gutter pt-6 pe-0 pb-descender text-display">{hero.title}</h1>
        </div>
      </div>
      <div className={`px-gutter pt-4 md:pt-6 ${aside ? "gap-x-6 lg:grid lg:grid-cols-2" : ""}`}>
        <div>
          <Introduction {...hero} />
        </div>
        {aside}
      </div>
    </header>
  );
}

/** A clapperboard with facts in its fields; without them there is no picture either. */
export function SlateHero({
  path = "",
  facts = [],
  fields = facts.length > 0 && <HeroFacts facts={facts} />,
  ...hero
}: HeroProps & { facts?: Fact[]; fields?: ReactNode }) {
  const image = fields ? pageImages[path]?.hero : undefined;
  // A narrow title stays off the picture; a long one would break into three lines.
  const narrow = hero.title.length > 30 ? "max-w-[16ch]" : "max-w-[14ch]";
  return (
    <header className="border-b border-ink-rule">
      <div aria-hidden="true" className="diagonal-stripes" />
      <div className={`relative isolate overflow-hidden md:pt-4 ${image ? "" : "top-glow"}`}>
        {image && (
          <div className="relative -z-10 aspect-video print:hidden md:absolute md:inset-0 md:inset-s-[38%] md:aspect-auto">
            <HeroPicture name={image} crop={screen} sizes="(min-width: 768px) 64vw, 100vw" />
            <div aria-hidden="true" className="scrim-side absolute inset-0" />
          </div>
        )}
        {hero.breadcrumb && <Breadcrumb page={hero.breadcrumb} />}
        <div className="px-gutter pt-6 pb-10">
          <h1 className={`${image ? narrow : "max-w-[22ch]"} pb-descender text-display`}>
            {hero.title}
          </h1>
          <div className={`mt-4 max-w-136 ${image ? "md:max-w-[min(34rem,42vw)]" : ""}`}>
            <Introduction {...hero} />
          </div>
        </div>
      </div>
      {fields}
    </header>
  );
}

export const fieldsClass =
  "grid rows-of-2 border-t border-ink-line bg-ink-panel px-gutter lg:rows-of-4";
export const cellClass =
  "flex flex-col gap-3 border-ink-line py-6 max-lg:nth-[n+3]:border-t lg:not-first:border-s";
const fieldClass = `${cellClass} pe-4 lg:not-first:ps-6`;
export const fieldValueClass = "font-display text-part text-balance max-md:text-card";

export function HeroFacts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={fieldsClass}>
      {facts.map(({ label, value }) => (
        <div key={label} className={fieldClass}>
          <dt className={eyebrowClass}>{label}</dt>
          <dd className={fieldValueClass}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Introduction({ lede, children }: Pick<HeroProps, "lede" | "children">) {
  return (
    <>
      <p className={ledeClass}>{lede}</p>
      {children && <Actions>{children}</Actions>}
    </>
  );
}

/** Fills its box; painted first, so loaded eagerly unless a dialog covers it. */
function HeroPicture({
  name,
  crop,
  className = "",
  ...shown
}: Pick<ComponentProps<typeof Picture>, "sizes" | "phone" | "className"> & {
  name: string;
  crop: Record<string, CroppedPicture>;
}) {
  const handles = useMatches().map(({ handle }) => handle);
  return (
    <Picture
      picture={sitePicture(crop, name)}
      {...shown}
      alt={alts[name] ?? ""}
      eager={!mergeHandles(handles, null).dialog}
      className={`absolute inset-0 size-full object-cover print:hidden ${className}`}
    />
  );
}

function Breadcrumb({ page }: { page: string }) {
  return (
    <nav aria-label={breadcrumb.label} className="px-gutter pt-6 text-small">
      <ol className="flex flex-wrap gap-2">
        <li>
          <a href="/" className="underline underline-offset-4 hover:text-mist">
            {breadcrumb.home}
          </a>{" "}
          <span aria-hidden="true" className="ms-2">
            /
          </span>
        </li>
        <li aria-current="page">{page}</li>
      </ol>
    </nav>
  );
}
