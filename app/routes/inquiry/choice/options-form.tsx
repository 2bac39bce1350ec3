import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { Form, Link } from "react-router";
import type { Choice } from "~/features/inquiry/answers/choice";
import { textLink } from "~/ui/text-link";
import { CONTINUE_NOW } from "./auto-advance";
import { OptionCard } from "./option-card";

/** So many options stand in two rows of two. */
const FEW = 4;

/** The card that was pressed last in this document; `turn` counts the presses. */
export type Taken = { value: string; turn: number };

/**
 * The options as submit buttons of a GET form, so that arrow keys never choose. A pressed card shows
 * at once that it was taken, and pressing it again while it is on its way sends nothing.
 */
export function OptionsForm({
  choice,
  taken,
  onTake,
}: {
  choice: Choice;
  taken: Taken | null;
  onTake: (taken: Taken) => void;
}) {
  // Two taps may come before React has rendered the first.
  const onItsWay = useRef<string | null>(null);
  const selected = taken?.value ?? choice.selected;
  const take = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const { value } = submitter;
    const starts = choice.pauses && choice.selected === value;
    if (onItsWay.current === value && !starts) return event.preventDefault();
    onItsWay.current = value;
    onTake({ value, turn: (taken?.turn ?? 0) + 1 });
  };
  return (
    <Form
      method="get"
      action={choice.action}
      replace={choice.pauses}
      preventScrollReset
      onSubmit={take}
      onKeyDown={tabToContinue}
    >
      {choice.carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ul
        className={`grid gap-3 sm:grid-cols-2 ${choice.options.length > FEW && choice.pauses ? "xl:grid-cols-3" : ""}`}
      >
        {choice.options.map((option) => (
          <li key={option.value} className="flex flex-col">
            <OptionCard {...option} name={choice.field} selected={option.value === selected} />
            {option.closer && (
              <p className="mt-2 flex flex-wrap gap-x-4 text-small text-mist-soft">
                <span className="w-full">{option.closer.label} </span>
                {option.closer.links.map(({ label, href, isChosen }) => (
                  <Link
                    key={label}
                    to={href}
                    preventScrollReset
                    aria-current={isChosen}
                    className={`${textLink} chosen:text-mist`}
                  >
                    {label}{" "}
                  </Link>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Form>
  );
}

/** From the card that was chosen, Tab leads to the way on, which stands elsewhere in the page. */
function tabToContinue(event: KeyboardEvent) {
  if (event.key !== "Tab" || event.shiftKey) return;
  const { target } = event;
  const next = document.getElementById(CONTINUE_NOW);
  if (!next || !(target instanceof Element) || !target.matches("[aria-pressed=true]")) return;
  event.preventDefault();
  next.focus();
}
