import type { ComponentProps, VideoHTMLAttributes } from "react";
import { language, languageName } from "~/content/format";
import { buttonClass } from "./button";
import { Picture } from "./picture";

type Source = { src: string; type: string };

/** Loads nothing before it is played: enhance/film.ts plays it over its poster. Without scripts it has the browser's controls. */
export function Video({
  title,
  mp4,
  modern,
  captions,
  width,
  height,
  play,
  length,
  kind,
  className = "",
  poster,
}: {
  title: string;
  mp4: string;
  /** A smaller file, for browsers that know its codec. */
  modern: Source | undefined;
  captions: string;
  width: number;
  height: number;
  play: string;
  length: string;
  kind?: "secondary";
  className?: string;
  poster: ComponentProps<typeof Picture>;
}) {
  const film: VideoHTMLAttributes<HTMLVideoElement> = {
    controls: true,
    playsInline: true,
    preload: "none",
    width,
    height,
    "aria-label": title,
    children: (
      <>
        {modern && <source {...modern} />}
        <source src={mp4} type="video/mp4" />
        {/* Off at first, because they describe sound that is heard: the controls switch them on. */}
        <track kind="captions" src={captions} srcLang={language} label={languageName(language)} />
      </>
    ),
  };
  return (
    <div className={`relative ${className}`}>
      <Picture {...poster} />
      <p className="absolute inset-0 flex items-end p-4 noscript:hidden">
        <a
          href={mp4}
          data-plays
          className={buttonClass({
            kind,
            className: `stretched [--focus-offset:-6px] ${kind ? "bg-ink" : ""}`,
          })}
        >
          <svg viewBox="0 0 12 12" fill="currentColor" aria-hidden="true" className="size-4">
            <path d="M1 0v12l10-6z" />
          </svg>
          {play} <span className="tabular">{length}</span>
        </a>
      </p>
      <video hidden className="absolute inset-0 size-full bg-ink object-contain" {...film} />
      <noscript>
        <video poster={poster.picture.src} className="absolute inset-0 size-full" {...film} />
      </noscript>
    </div>
  );
}
