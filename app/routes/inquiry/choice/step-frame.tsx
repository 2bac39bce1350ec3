import type { Step } from "~/features/inquiry/answers/steps";
import { sourceSet } from "~/ui/source-set";

const STILLS: Partial<Record<Step, string>> = {
  "business-stage": "window",
  "business-type": "softbox",
  "video-goal": "lens",
  "content-volume": "monitor",
  "start-timeline": "street",
};

const WIDTHS = [480, 828];

/** A still beside a question, as high as its place. */
export function StepFrame({ step, className }: { step: Step; className: string }) {
  const name = STILLS[step];
  if (!name) return null;
  const file = `${name}-tall`;
  return (
    <div className={`frame-marks bg-ink ${className}`}>
      <picture>
        <source type="image/avif" srcSet={sourceSet(file, WIDTHS, "avif")} sizes="34rem" />
        <img
          src={`/frames/${file}-828.webp`}
          width={828}
          height={1035}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
    </div>
  );
}
