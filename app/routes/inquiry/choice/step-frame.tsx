import type { Step } from "~/features/inquiry/answers/steps";
import { ResponsiveImage } from "~/ui/responsive-image";
import { plainSource, sourceSet } from "~/ui/source-set";

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
      <ResponsiveImage
        sources={[{ srcSet: sourceSet(file, WIDTHS), sizes: "34rem" }]}
        src={plainSource(file)}
        width={828}
        height={1035}
        alt=""
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
