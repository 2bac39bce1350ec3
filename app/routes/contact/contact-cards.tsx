import { contact } from "#content/contact";
import { BookLink } from "~/site/book-link";
import { ButtonLink } from "~/ui/button";

export function ContactCards() {
  const { call, strategy, audit, reassurance } = contact.cards;
  return (
    <ul className="grid content-start gap-5">
      <li className="border border-ink-rule bg-ink-panel p-6">
        <h2 className="font-display text-card">{call.title}</h2>
        <p className="mt-2 mb-5 text-mist-soft">{call.body}</p>
        <BookLink call="strategy" kind="secondary">
          {call.action}
        </BookLink>
      </li>
      {[strategy, audit].map(({ title, body, action }) => (
        <li key={title} className="border border-ink-rule bg-ink-panel p-6">
          <h2 className="font-display text-card">{title}</h2>
          <p className="mt-2 mb-5 text-mist-soft">{body}</p>
          <ButtonLink href={action.href} kind="secondary">
            {action.label}
          </ButtonLink>
        </li>
      ))}
      <li className="border-l-4 border-rain bg-transparent p-6">
        <h2 className="font-display text-card">{reassurance.title}</h2>
        <p className="mt-2 text-mist-soft">{reassurance.body}</p>
        <ul className="mt-4 text-small text-mist-soft *:border-t *:border-ink-rule *:py-2.5">
          {reassurance.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </li>
      <li>
        <BookLink call="discovery" kind="quiet">
          {call.discovery}
        </BookLink>
      </li>
    </ul>
  );
}
