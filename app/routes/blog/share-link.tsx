import * as words from "#content/words/blog";
import { buttonClass } from "~/ui/button";

/** Shares by e-mail; a script makes it a button for the browser's own way, or a copied link. */
export function ShareLink(props: { title: string; excerpt: string; address: string }) {
  const { title, excerpt, address } = props;
  return (
    <p className="flex flex-wrap items-center gap-4">
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        className={buttonClass({ kind: "secondary" })}
        data-share={title}
        data-text={excerpt}
        data-url={address}
      >
        {words.share}
      </a>{" "}
      <span role="status" className="text-small text-mist-soft" />
    </p>
  );
}
