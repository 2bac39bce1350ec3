import type { Team } from "#content/schema/company";
import { Portrait } from "./portrait";

export function MemberCard({ slug, name, role, imageAlt, bio }: Team["members"][number]) {
  return (
    <li className="group relative">
      <Portrait slug={slug} alt={imageAlt} sizes="(min-width: 768px) 28vw, 92vw" />
      <h3 className="mt-5 font-display text-card">
        <a
          href={`/company/team#${slug}`}
          className="group-hover:text-tungsten after:absolute after:inset-0"
        >
          {name}
        </a>
      </h3>
      <p className="text-small text-rain">{role}</p>
      <p className="mt-3 text-mist-soft">{bio}</p>
    </li>
  );
}
