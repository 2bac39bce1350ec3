import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import type { openWithdrawForm } from "./withdraw-form.server";

type OpenedForm = Awaited<ReturnType<typeof openWithdrawForm>>;

/** Without `form` the withdrawal is done. */
export function WithdrawForm({ label, note, form }: OpenedForm) {
  if (!form) {
    return (
      <Alert tone="caution" title={label}>
        {note}
      </Alert>
    );
  }
  return (
    <form method="post" action="/thank-you/withdraw" className="text-small text-mist-muted">
      <input type="hidden" name="token" value={form.token} />
      <input type="hidden" name="next" value={form.next} />
      <Button kind="quiet">{label}</Button>
      <p>{note}</p>
    </form>
  );
}
