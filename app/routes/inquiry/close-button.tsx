import * as words from "#content/words/inquiry";
import { closeModal } from "~/ui/modal";

/** Without scripts a link to the page underneath, or a form that also forgets the details of `id`. */
export function CloseButton({
  parent,
  id,
  className = "inline-flex min-h-11 min-w-11 items-center justify-center text-small font-semibold text-mist-soft underline-offset-4 hover:text-mist hover:underline",
}: {
  parent: string;
  id: string | null;
  className?: string;
}) {
  if (!id) {
    return (
      <a
        href={parent}
        className={className}
        onClick={(event) => {
          event.preventDefault();
          closeModal(event.currentTarget);
        }}
      >
        {words.closeDialog}
      </a>
    );
  }
  return (
    <form
      method="post"
      action="/inquiry/closed"
      onSubmit={(event) => {
        event.preventDefault();
        closeModal(event.currentTarget);
      }}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="next" value={parent} />
      <button type="submit" className={className}>
        {words.closeDialog}
      </button>
    </form>
  );
}
