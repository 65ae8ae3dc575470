import { Link } from "@/components/ui/link";
import { Badge, type Tone } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Td, Tr } from "@/components/ui/table";

/** What stands in a cell; `name` says of a link what it leads to where its text alone does not. */
export interface Cell {
  text: string;
  href?: string;
  name?: string;
  tone?: Tone;
  /** A number or code: it keeps its direction and does not break. */
  code?: boolean;
  /** Further links below, such as numbers that lead on. */
  more?: readonly { text: string; href: string; name?: string; code?: boolean }[];
}

const link = "reach inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11";

function CellText({ cell: { text, href, name, tone, code } }: { cell: Cell }) {
  const written = code ? (
    <bdi dir="ltr" className="font-medium whitespace-nowrap">
      {text}
    </bdi>
  ) : (
    <bdi>{text}</bdi>
  );
  if (href)
    return (
      <Link href={href} prefetch={false} aria-label={name} className={link}>
        {written}
      </Link>
    );
  return tone ? <Badge tone={tone}>{written}</Badge> : written;
}

/** A row; where there is little room its cells stand below each other, each by its column's name. */
export function FilterRow({ columns, cells }: { columns: readonly string[]; cells: readonly Cell[] }) {
  return (
    <Tr className="max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:border-b max-md:border-line max-md:p-3">
      {cells.map((cell, at) => (
        <Td
          key={columns[at]}
          className={cn("max-md:border-b-0 max-md:px-0 max-md:py-1", at === 0 && "font-medium max-md:col-span-2")}
        >
          {cell.text || cell.more?.length ? (
            <>
              {at > 0 ? (
                <span aria-hidden className="block text-tiny font-normal text-ink-3 md:hidden">
                  {columns[at]}
                </span>
              ) : null}
              {cell.text ? <CellText cell={cell} /> : null}
              {cell.more?.length ? (
                <span className="flex flex-wrap gap-x-3">
                  {cell.more.map((one) => (
                    <CellText key={one.href + one.text} cell={one} />
                  ))}
                </span>
              ) : null}
            </>
          ) : null}
        </Td>
      ))}
    </Tr>
  );
}
