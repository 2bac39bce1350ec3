import { Disclosure } from "~/ui/disclosure";

type Question = {
  id: string;
  category: string;
  question: string;
  answer: string;
  matches: boolean;
};

/** The questions, one open at a time; those that do not match wait in the page, hidden. */
export function FaqList({ questions }: { questions: Question[] }) {
  return (
    <ul data-live-list className="mt-4 max-w-[60rem]">
      {questions.map(({ id, category, question, answer, matches }) => (
        <li key={id} data-category={category} hidden={!matches}>
          <Disclosure id={id} group="faq" summary={question}>
            <p className="max-w-measure text-mist-soft">{answer}</p>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
