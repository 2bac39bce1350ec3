/**
 * Opens or closes a popover without scripts. The style sheet draws its words: a browser for text alone,
 * where it could do nothing, shows what lies `beyond` it or nothing.
 */
export function PopoverButton({
  target,
  closes,
  label,
  beyond,
  className,
}: {
  target: string;
  closes?: boolean;
  label: string;
  beyond: string;
  className: string;
}) {
  return (
    <button
      type="button"
      popoverTarget={target}
      popoverTargetAction={closes ? "hide" : undefined}
      aria-label={label}
      value={beyond}
      className={className}
    />
  );
}
