export function Toasts() {
  return (
    <div className="fixed inset-x-gutter bottom-6 z-50 ms-auto max-w-sm print:hidden">
      <div role="status" data-toasts className="grid gap-3" />
      <template data-toast-template>
        <div
          tabIndex={-1}
          className="moves-in flex items-start justify-between gap-3 border border-s-4 border-rain bg-ink-raised py-3 pe-4 ps-5 data-failed:border-score-low"
        >
          <div>
            <p data-title className="font-semibold" />
            <p data-text className="mt-1 text-small text-mist-soft" />
          </div>
        </div>
      </template>
    </div>
  );
}
