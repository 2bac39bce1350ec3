import * as words from "#content/words/ui";
import { Button } from "./button";
import { Notice } from "./notice";

/** In a form whose post did not get through: everything is still in it, and can be sent again. */
export function UnreachedNotice({ answer, form }: { answer: unknown; form?: string }) {
  return (
    <Notice tone="failure" title={words.weCouldNotBe} answer={answer}>
      <p>{words.theConnectionFailedSo}</p>
      <Button form={form} className="mt-4">
        {words.tryAgain}
      </Button>
    </Notice>
  );
}
