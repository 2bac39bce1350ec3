import type { ReactNode } from "react";
import { language, languageName } from "~/content/format";
import { buttonClass } from "./button";

type Source = { src: string; type: string };

/** Loads nothing before its link is used; without scripts the link opens the file. enhance/film.ts plays it over `children`. */
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
  children,
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
  /** The poster: that of a video has no sizes. */
  children: ReactNode;
}) {
  return (
    <div className={`relative ${className}`}>
      {children}
      <p className="absolute inset-0 flex items-end p-4">
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
      <video
        hidden
        controls
        playsInline
        preload="none"
        width={width}
        height={height}
        aria-label={title}
        className="absolute inset-0 size-full bg-ink object-contain"
      >
        {modern && <source {...modern} />}
        <source src={mp4} type="video/mp4" />
        {/* Off at first, because they describe sound that is heard: the controls switch them on. */}
        <track kind="captions" src={captions} srcLang={language} label={languageName(language)} />
      </video>
    </div>
  );
}
