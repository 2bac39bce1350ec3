import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { Slate } from "~/ui/slate";

const act = cva("", {
  variants: {
    ground: {
      ink: "pt-20 md:pt-28 print:pt-8",
      panel: "act act-panel py-16 md:py-24 print:py-8",
      dusk: "act act-dusk py-16 md:py-24 print:py-8",
      paper: "act act-paper py-16 md:py-24 print:py-8",
    },
  },
});

const head = cva("w-full px-gutter", {
  variants: {
    form: { sheet: "head-sheet", inset: "head-inset", beside: "head-beside", card: "" },
  },
});

const step = cva("max-w-[24ch] font-display", {
  variants: {
    form: {
      sheet: "text-step-5",
      inset: "text-step-5",
      beside: "text-step-3",
      card: "pb-descender text-step-9",
    },
  },
});

/** A scene of a page: `form` says where its head begins and how large it is, `ground` on what it stands. */
export function PageSection({
  id,
  slate,
  form = "sheet",
  ground = "ink",
  heading,
  lede,
  children,
}: VariantProps<typeof act> &
  VariantProps<typeof head> & {
    id: string;
    slate: string;
    heading: string;
    lede?: string;
    children: ReactNode;
  }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={act({ ground })}>
      <div className={head({ form })}>
        <Slate>{slate}</Slate>
        <h2 id={`${id}-title`} className={step({ form })}>
          {heading}
        </h2>
        {lede && <p className="mt-4 max-w-measure text-balance text-mist-soft">{lede}</p>}
        <div className="mt-10 print:mt-4">{children}</div>
      </div>
    </section>
  );
}
