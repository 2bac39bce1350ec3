import type { ChoiceStep } from "~/features/inquiry/answers/steps";
import { Frame } from "~/ui/frame";

const FRAMES: Partial<Record<ChoiceStep, string>> = {
  "business-stage": "window",
  "business-type": "softbox",
  "video-goal": "lens",
  "content-volume": "monitor",
  "start-timeline": "street",
};

/** A still beside a question on wide screens, until its answer has something to say. */
export function StepFrame({ step }: { step: ChoiceStep }) {
  const name = FRAMES[step];
  if (!name) return null;
  return (
    <div className="hidden h-full lg:block">
      <Frame name={name} alt="" ratio="portrait" sizes="23rem" widths={[480, 828]} />
    </div>
  );
}
