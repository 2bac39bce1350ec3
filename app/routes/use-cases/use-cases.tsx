import { company } from "#content/company.yaml";
import { useCases } from "#content/use-cases.yaml";
import { PageEnd } from "~/site/closing-section";
import { WideHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { ButtonLink } from "~/ui/button";
import type { Route } from "./+types/use-cases";
import { UseCase } from "./use-case";

const PATH = "/video-use-cases";

export function loader({ url, context }: Route.LoaderArgs) {
  const open = url.searchParams.get("open") === "all";
  const after = url.searchParams.get("metrics") === "after";
  return cacheable(context, PATH, useCases, { open, after });
}

export { headers, meta };

export default function UseCasesPage({ loaderData: { open, after } }: Route.ComponentProps) {
  const { title, lede, illustrative, labels, cases, closing } = useCases;
  return (
    <>
      <WideHero path={PATH} breadcrumb={labels.breadcrumb} title={title} lede={lede} />
      <section id="cases" aria-labelledby="cases-title" className="px-gutter pt-12">
        <h2 id="cases-title" className="sr-only">
          {labels.listHeading}
        </h2>
        {company.sample && (
          <p className="note-box max-w-measure text-mist-soft">
            <strong className="block text-mist">{labels.sampleNoteTitle}</strong> {illustrative}
          </p>
        )}
        <p className="mt-8 flex flex-wrap gap-4 print:hidden">
          <ButtonLink
            kind="secondary"
            small
            href={`${PATH}?open=all#cases`}
            label={labels.expandAll}
            data-expand="all"
          />{" "}
          <ButtonLink
            kind="secondary"
            small
            href={`${PATH}#cases`}
            label={labels.collapseAll}
            data-expand="none"
          />
        </p>
        <div className="mt-8" data-expandable>
          {cases.map((useCase) => (
            <UseCase key={useCase.id} {...useCase} open={open} after={after} />
          ))}
        </div>
      </section>
      <PageEnd path={PATH} {...closing} />
    </>
  );
}
