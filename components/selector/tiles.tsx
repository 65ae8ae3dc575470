import { Link } from "@/components/ui/link";
import { MakeMonogram } from "@/components/drawings/make-monogram";
import { Silhouette } from "@/components/drawings/silhouette";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import type { ModelBody } from "@/lib/domains/vehicles/models/body/rules";

export interface MakeTileRow {
  href: string;
  title: string;
  /** Share of the identifications, as text. */
  share?: string;
}
export interface ModelTileRow extends MakeTileRow {
  body: ModelBody;
  years: string | null;
  current?: boolean;
}

const sheet =
  "group h-full rounded-md border bg-paper shadow-card transition-colors hover:border-accent focus-visible:border-accent";

export function MakeTile({ href, title, share }: MakeTileRow) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={cn(sheet, "flex min-h-12 items-center gap-2.5 border-line px-3 py-2")}
    >
      <MakeMonogram make={title} className="size-9" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <span className="min-w-min grow font-strong">{title}</span>
        {share ? <Badge tone="accent">{share}</Badge> : null}
      </span>
    </Link>
  );
}

export function ModelTile({ href, title, share, body, years, current }: ModelTileRow) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={current ? "page" : undefined}
      className={cn(
        sheet,
        "flex flex-col items-center gap-0.5 px-3 py-3 text-center",
        current ? "border-accent" : "border-line",
      )}
    >
      <Silhouette body={body} className="h-12 max-w-full text-ink-2 group-hover:text-accent" />
      <span className="max-w-full font-strong wrap-anywhere">{title}</span>
      <span className="num text-data text-ink-3">{years}</span>
      {share ? <Badge tone="accent">{share}</Badge> : null}
    </Link>
  );
}
