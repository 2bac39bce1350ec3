/** The heading of a wizard screen; takes focus when the screen changes. */
export function ScreenHeading({ children, lede }: { children: string; lede?: string }) {
  return (
    <>
      <h3 id="screen-heading" tabIndex={-1} className="font-display text-title outline-none">
        {children}
      </h3>
      {lede && <p className="mt-3 max-w-measure text-mist-soft">{lede}</p>}
    </>
  );
}
