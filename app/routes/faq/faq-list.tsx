import { Disclosure } from "~/ui/disclosure";
import { LinkedText } from "~/ui/prose";

type Question = { id: string; category: string; question: string; answer: string };

export function FaqList({ questions }: { questions: Question[] }) {
  return (
    <ul data-live-list className="mt-4 border-ink-rule has-[>li:not([hidden])]:border-b">
      {questions.map(({ id, category, question, answer }) => (
        <li key={id} data-category={category}>
          <Disclosure id={id} group="faq" summary={question}>
            <p className="max-w-measure text-mist-soft">
              <LinkedText text={answer} />
            </p>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
