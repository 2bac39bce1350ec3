import { type Ref, useEffect, useRef, useState } from "react";
import { copyLink as texts } from "#content/inquiry/screens.yaml";
import { shareLink } from "~/enhance/share";
import { Button, buttonClass } from "~/ui/button";
import { controlClass } from "~/ui/field";
import { useHydrated } from "~/ui/hydration";

/** Shares or copies a step's address; without scripts, a field to copy it from. */
export function CopyLink({ link, onClick }: { link: string; onClick?: () => void }) {
  const [hasButton, setHasButton] = useState(useHydrated());
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof shareLink>>>();
  const plain = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Keep the element that a visitor opened or focused before hydration.
    setHasButton(!plain.current?.matches("[open], :focus-within"));
  }, []);
  if (!hasButton) {
    return (
      // Opening it before hydration sets an attribute that the server HTML has not.
      <details ref={plain} className="mt-4" suppressHydrationWarning>
        <summary className={buttonClass({ kind: "quiet", className: "text-small" })}>
          {texts.button}
        </summary>{" "}
        <LinkField link={link} />
      </details>
    );
  }
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-6">
        <Button
          type="button"
          kind="quiet"
          className="text-small"
          onClick={async () => {
            onClick?.();
            setOutcome(await shareLink({ title: document.title, url: link }));
          }}
        >
          {texts.button}
        </Button>
        <output className="text-small text-mist-soft">
          {outcome === "copied" && texts.copied}
          {outcome === "failed" && texts.failed}
        </output>
      </div>
      {outcome === "failed" && <LinkField link={link} ref={select} />}
    </div>
  );
}

function LinkField({ link, ref }: { link: string; ref?: Ref<HTMLInputElement> }) {
  return (
    <label className="mt-2 block text-small text-mist-soft">
      {texts.fieldLabel}
      <input ref={ref} readOnly value={link} className={`${controlClass} mt-2 block w-full`} />
    </label>
  );
}

function select(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}
