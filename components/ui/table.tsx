import { Link } from "./link";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

type Align = "start" | "end" | "center";
type TableProps = Omit<ComponentProps<"table">, "children"> & {
  caption: string;
  boxClassName?: string;
  children: ReactNode;
};
type ThProps = Omit<ComponentProps<"th">, "align"> & {
  align?: Align;
  sort?: "ascending" | "descending" | "none";
  sortHref?: string;
};
type TdProps = Omit<ComponentProps<"td">, "align"> & { align?: Align };
type TrProps = ComponentProps<"tr"> & { selected?: boolean };

const aligns: Record<Align, string> = { start: "text-start", end: "text-end", center: "text-center" };

/** A table on its sheet; it scrolls inside its own box when the window is narrow, by keyboard too. */
export function Table({ caption, boxClassName, className, children, ...rest }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={cn("relative overflow-x-auto rounded-md border border-line bg-paper shadow-card", boxClassName)}
    >
      <table {...rest} className={cn("num w-full border-separate border-spacing-0", className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

function SortMark({ sort }: { sort: ThProps["sort"] }) {
  return (
    <svg aria-hidden viewBox="0 0 8 10" className="h-2.5 w-2 fill-current">
      <path d="M4 0 7 4H1z" opacity={sort === "ascending" ? 1 : 0.35} />
      <path d="M4 10 1 6h6z" opacity={sort === "descending" ? 1 : 0.35} />
    </svg>
  );
}

export function Th({ align = "start", sort, sortHref, scope = "col", className, children, ...rest }: ThProps) {
  const look = "border-b border-line bg-paper px-2.5 py-2 text-tiny font-medium whitespace-nowrap text-ink-3";
  return (
    <th {...rest} scope={scope} aria-sort={sort} className={cn(look, aligns[align], className)}>
      {sortHref ? (
        <Link
          href={sortHref}
          scroll={false}
          prefetch={false}
          className="-my-1 inline-flex min-h-6 items-center gap-1 hover:text-ink"
        >
          {children}
          <SortMark sort={sort} />
        </Link>
      ) : (
        children
      )}
    </th>
  );
}

export function Tr({ selected, className, ...rest }: TrProps) {
  return (
    <tr
      {...rest}
      aria-selected={rest.role === "row" ? selected : undefined}
      data-selected={selected || undefined}
      className={cn("group/row", className)}
    />
  );
}

export function Td({ align = "start", className, ...rest }: TdProps) {
  return (
    <td
      {...rest}
      className={cn(
        "relative border-b border-line-2 px-2.5 py-2 align-middle text-data group-last/row:border-b-0 group-hover/row:bg-ground",
        "group-data-selected/row:bg-accent-soft group-data-selected/row:first:before:absolute group-data-selected/row:first:before:inset-y-0",
        "group-data-selected/row:first:before:start-0 group-data-selected/row:first:before:w-[3px] group-data-selected/row:first:before:bg-accent contrast-forced:group-data-selected/row:first:before:bg-[Highlight]",
        aligns[align],
        className,
      )}
    />
  );
}
