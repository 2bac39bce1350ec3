import { type KeyboardEvent, type SubmitEvent, useRef } from "react";
import { Form, Link } from "react-router";
import { options as texts } from "#content/inquiry/screens.yaml";
import type { Choice, Option } from "~/features/inquiry/options.server";
import { textLinkClass } from "~/ui/button";
import { TextList, VisuallyHidden } from "~/ui/text";

/** How long (ms) presses after a choice are ignored; after a new screen the style sheet does it. */
const IGNORE_PRESSES_MS = 700;

export const CONTINUE_NOW = "continue-now";

/** The option that was selected last on this screen; `turn` counts the selections. */
export type SelectedOption = { value: string; turn: number };

/** Submit buttons, so that arrow keys never select. A repeat before the response is not sent. */
export function OptionsForm({
  choice,
  lastSelected,
  onSelect,
}: {
  choice: Choice;
  lastSelected: SelectedOption | null;
  onSelect: (option: SelectedOption) => void;
}) {
  // A ref, because the second click may come before React has rendered the first.
  const sent = useRef<string | null>(null);
  const { showsAnalysis, hiddenFields } = choice;
  const selected = lastSelected?.value ?? choice.selected;
  // A few short ones, such as amounts or dates, read from the least to the most.
  const isScale = showsAnalysis && choice.options.length <= 4;
  const select = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const { value } = submitter;
    const restartsPause = showsAnalysis && choice.selected === value;
    if (sent.current === value && !restartsPause) return event.preventDefault();
    sent.current = value;
    event.currentTarget.animate({ pointerEvents: ["none", "none"] }, IGNORE_PRESSES_MS);
    onSelect({ value, turn: (lastSelected?.turn ?? 0) + 1 });
  };
  return (
    <Form
      method="get"
      action={choice.action}
      replace={showsAnalysis}
      preventScrollReset
      onSubmit={select}
      onKeyDown={(event) => {
        // A held key presses again and again.
        if (event.repeat && event.key === "Enter") event.preventDefault();
        tabToContinue(event);
      }}
      className={`mt-5 flex flex-col ${showsAnalysis ? "" : "grow"} ${choice.isFirst ? "" : "ignores-early-presses"}`}
    >
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ul className={`grid grow gap-3 ${isScale ? "" : "md:rows-of-2"}`}>
        {choice.options.map((option) => (
          <li key={option.value}>
            <OptionCard {...option} name={choice.field} selected={option.value === selected} />
          </li>
        ))}
      </ul>
      {choice.options.map(({ value, followUp }) => (
        <FollowUp key={value} {...followUp} />
      ))}
    </Form>
  );
}

function FollowUp({ label, links }: Partial<NonNullable<Option["followUp"]>>) {
  if (!links) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 text-small text-mist-soft">
      <span className="w-full">{label} </span>
      {links.map(({ label, href, isChosen }) => (
        <Link
          key={label}
          to={href}
          preventScrollReset
          aria-current={isChosen}
          className={`${textLinkClass} chosen:text-mist`}
        >
          {label}{" "}
        </Link>
      ))}
    </p>
  );
}

/** A card that its button covers. The button's name is the label; the rest is its description. */
function OptionCard({
  name,
  value,
  label,
  hint,
  price,
  points,
  badge,
  selected,
}: Option & { name: string; selected: boolean }) {
  const id = `about-${value}`;
  const about = [badge && `${id}-badge`, price && `${id}-price`, id].filter(Boolean).join(" ");
  return (
    <div
      data-selected={selected}
      className="relative flex h-full w-full flex-col border border-ink-control bg-ink p-4 edge-mark hover:border-mist chosen:border-mist chosen:bg-ink-raised"
    >
      {badge && (
        <span
          id={`${id}-badge`}
          className="mb-2 self-start border border-mist-muted px-2 py-0.5 text-small font-semibold"
        >
          {badge}{" "}
        </span>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <button
          type="submit"
          name={name}
          value={value}
          aria-pressed={selected}
          aria-describedby={about}
          className="stretched -my-3 py-3 text-start font-semibold"
        >
          {label}
        </button>{" "}
        {price && (
          <span id={`${id}-price`} className="font-display text-card">
            {price}
          </span>
        )}
      </div>{" "}
      {selected && <VisuallyHidden>{texts.selected} </VisuallyHidden>}
      <div id={id}>
        <p className="mt-1 text-small text-mist-soft">{hint}</p>
        {points && <TextList items={points} className="mt-3 text-small text-mist-muted ruled-2" />}
      </div>
    </div>
  );
}

/** Tab moves from the selected card to Continue, which is in another place of the document. */
function tabToContinue(event: KeyboardEvent) {
  if (event.key !== "Tab" || event.shiftKey) return;
  const { target } = event;
  const next = document.getElementById(CONTINUE_NOW);
  if (!next || !(target instanceof Element) || !target.matches("[aria-pressed=true]")) return;
  event.preventDefault();
  next.focus();
}
