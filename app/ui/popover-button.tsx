/** Opens a popover without scripts; a browser for text alone, where it could not, shows what lies `beyond` it. */
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
