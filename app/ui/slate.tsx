import { eyebrow } from "./eyebrow";
/** The small label over a section that names scene and take: decoration. */
export function Slate({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className={`${eyebrow} scene mb-4 uppercase lg:col-span-full`}>
      {children}
    </p>
  );
}
