import type { ReactNode } from "react";
import { workPage } from "#content/work-page.yaml";
import { fill } from "~/content/format";
import { type Film, isUpright, type Making } from "~/features/work/film";
import { uprightHeight } from "~/features/work/film-player";
import { DottedRow } from "~/ui/lists";
import { Picture } from "~/ui/picture";
import { partClass } from "./film-sections";

const texts = workPage.film.making;

export function HowItWasMade({ film }: { film: Film }) {
  const { making, rendered } = film;
  if (!making) return null;
  return (
    <section aria-labelledby="making" className="px-gutter pt-section">
      <h2 id="making" className="text-section">
        {texts.heading}
      </h2>
      {!isUpright(film) && <BoardAndFrame film={film} making={making} />}
      <div className={partClass}>
        <h3 id="shots" className="text-part">
          {texts.shots}
        </h3>
        <ShotList shots={making.shots} />
      </div>
      <div className={partClass}>
        <div>
          <h3 id="call-sheet" className="text-part">
            {texts.callSheet}
          </h3>
          {rendered && <p className="mt-4 text-small text-mist-soft">{texts.renderedNote}</p>}
        </div>
        <CallSheet callSheet={making.callSheet} />
      </div>
    </section>
  );
}

/** Of an upright film, beside its player and as high. */
export function Storyboard({ film: { making } }: { film: Film }) {
  if (!making) return null;
  return (
    <StillFigure
      picture={making.storyboard}
      caption={fill(texts.storyboard, { number: making.shot })}
      sizes="23rem"
      className={`${uprightHeight} w-auto`}
    />
  );
}

function BoardAndFrame({ film, making }: { film: Film; making: Making }) {
  const { storyboard, shot } = making;
  const shown = [
    { picture: storyboard, caption: fill(texts.storyboard, { number: shot }) },
    { picture: film.poster, caption: fill(texts.frame, { number: shot }) },
  ];
  return (
    <div className="mt-8 grid gap-5 md:grid-cols-2">
      {shown.map((still) => (
        <StillFigure
          key={still.caption}
          {...still}
          sizes="(min-width: 48rem) 46vw, 92vw"
          className="h-auto w-full"
        />
      ))}
    </div>
  );
}

function StillFigure({
  picture,
  caption,
  ...shown
}: {
  picture: Film["poster"];
  caption: string;
  sizes: string;
  className: string;
}) {
  return (
    <figure>
      <Picture picture={picture} alt={picture.alt} {...shown} />
      <figcaption className="mt-3 text-small text-mist-soft">{caption}</figcaption>
    </figure>
  );
}

function ShotList({ shots }: Pick<Making, "shots">) {
  const { columns } = texts;
  const hasWords = shots.some(({ words }) => words);
  return (
    <div className="prose max-lg:mt-4">
      <Scroller labelledBy="shots">
        <table className="stacked">
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.at}</th>
              <th scope="col">{columns.scene}</th>
              <th scope="col">{columns.camera}</th>
              {hasWords && <th scope="col">{columns.words}</th>}
            </tr>
          </thead>
          <tbody>
            {shots.map(({ at, scene, camera, words }, index) => (
              <tr key={at}>
                <td>{index + 1}</td>
                <td>{at}</td>
                <td>{scene}</td>
                <td>{camera}</td>
                {hasWords && <td>{words && <q>{words}</q>}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}

function CallSheet({ callSheet: { facts, schedule } }: Pick<Making, "callSheet">) {
  return (
    <div className="prose max-lg:mt-4">
      <div>
        <dl className="@container grid gap-2">
          {facts.map(({ label, value }) => (
            <DottedRow key={label} label={label} value={value} />
          ))}
        </dl>
        <div className="mt-6">
          <Scroller labelledBy="call-sheet">
            <table>
              <thead>
                <tr>
                  <th scope="col">{texts.schedule.time}</th>
                  <th scope="col">{texts.schedule.what}</th>
                </tr>
              </thead>
              <tbody>
                {schedule.map(({ time, what }) => (
                  <tr key={time}>
                    <td className="whitespace-nowrap">{time}</td>
                    <td>{what}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        </div>
      </div>
    </div>
  );
}

/** On narrow screens a table scrolls by itself. */
function Scroller({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, too
    <section className="scroller" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </section>
  );
}
