import type { FormEvent } from "react";
import { Form } from "react-router";
import type { Choice } from "~/features/inquiry/answers/choice";
import { OptionCard } from "./option-card";

/** The options as submit buttons of a GET form, so that arrow keys never choose. */
export function OptionsForm({
  choice,
  onChoose,
}: {
  choice: Choice;
  onChoose: (value: string) => void;
}) {
  const rememberChoice = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) onChoose(submitter.value);
  };
  return (
    <Form
      method="get"
      action={choice.action}
      replace={choice.pauses}
      preventScrollReset
      onSubmit={rememberChoice}
    >
      {choice.carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ul className="grid gap-3 sm:grid-cols-2">
        {choice.options.map((option) => (
          <li key={option.value}>
            <OptionCard
              {...option}
              name={choice.field}
              selected={option.value === choice.selected}
            />
          </li>
        ))}
      </ul>
    </Form>
  );
}
