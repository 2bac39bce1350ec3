import { leadForm } from "#content/lead-form";
import { PopoverButton } from "~/ui/popover-button";
import { textLink } from "~/ui/text-link";

const ID = "compare-prices";

/** A popover needs no script. */
export function ComparePrices() {
  const { open, close, heading, lede, typeColumn, priceColumn } = leadForm.compare;
  return (
    <>
      <PopoverButton target={ID} className={`${textLink} mt-1 text-small`}>
        {open}
      </PopoverButton>
      <div
        id={ID}
        popover="auto"
        role="dialog"
        aria-labelledby={`${ID}-title`}
        className="m-auto max-h-[90dvh] w-[min(34rem,92vw)] overflow-y-auto border border-ink-line bg-ink-panel p-6 text-mist backdrop:bg-ink-shade"
      >
        <h3
          id={`${ID}-title`}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: focus belongs into a dialog that was opened
          autoFocus
          className="font-display text-card outline-none"
        >
          {heading}
        </h3>
        <p className="mt-2 text-small text-mist-soft">{lede}</p>
        <table className="mt-4 w-full text-left">
          <thead className="text-small text-mist-muted">
            <tr>
              <th scope="col" className="py-2 font-semibold">
                {typeColumn}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {priceColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {leadForm.projectTypes.map(({ crmValue, label, price }) => (
              <tr key={crmValue} className="border-t border-ink-rule">
                <th scope="row" className="py-2 font-normal wrap-anywhere">
                  {label}
                </th>
                <td className="py-2 text-right tabular-nums">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <PopoverButton
          target={ID}
          closes
          className="mt-5 min-h-11 w-full border border-ink-control font-semibold"
        >
          {close}
        </PopoverButton>
      </div>
    </>
  );
}
