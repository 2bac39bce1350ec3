import type { ReactNode } from "react";

type Props = {
  caption?: string;
  headings?: string[];
  /** `share`, from 0 to 1, is drawn as a bar. */
  rows: { label: string; share?: number; cells: string[] }[];
};

export function FunnelTable({ caption, headings: [first, ...others] = [], rows }: Props) {
  return (
    <div className="self-start overflow-x-auto">
      <table className="w-full text-small text-end tabular">
        {caption && <caption className="text-start text-mist-muted">{caption}</caption>}
        {first && (
          <thead className="text-mist-muted">
            <TableRow heading={first} scope="col">
              {others.map((heading) => (
                <th key={heading} scope="col" className="py-2 ps-3 font-normal">
                  {heading}
                </th>
              ))}
            </TableRow>
          </thead>
        )}
        <tbody>
          {rows.map(({ label, share, cells }) => (
            <TableRow key={label} heading={label} share={share} scope="row">
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={column} className="py-2 ps-3 whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </TableRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { heading: string; scope: "col" | "row"; share?: number; children: ReactNode };

function TableRow({ heading, scope, share, children }: RowProps) {
  return (
    <tr className="border-b border-ink-rule">
      <th scope={scope} className="py-2 text-start font-normal">
        {heading}
        {share !== undefined && <Bar share={share} />}
      </th>
      {children}
    </tr>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-1 block h-1.5 w-full text-tungsten"
      preserveAspectRatio="none"
    >
      <rect width={`${share * 100}%`} height="100%" fill="currentColor" />
    </svg>
  );
}
