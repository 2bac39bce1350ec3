import { Button } from "./button";
import { Notice } from "./notice";

/** In a form whose post did not get through: everything is still in it, and can be sent again. */
export function UnreachedNotice({ answer, form }: { answer: unknown; form?: string }) {
  return (
    <Notice tone="failure" title="We could not be reached" answer={answer}>
      <p>
        The connection failed, so nothing was sent. Everything you chose and typed is still here.
      </p>
      <Button form={form} className="mt-4">
        Try again
      </Button>
    </Notice>
  );
}
