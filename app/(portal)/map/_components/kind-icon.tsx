import { Package, Recycle, Store, Warehouse, type IconType } from "@/components/drawings/icons";
import { cn } from "@/components/ui/cn";
import type { Kind } from "@/lib/domains/places/map/asked";

const icons: Record<Kind, IconType> = { stock: Package, supplier: Warehouse, recycler: Recycle, seller: Store };
const looks: Record<Kind, string> = {
  stock: "bg-accent text-accent-ink",
  supplier: "bg-ink-2 text-paper",
  recycler: "bg-fit text-paper",
  seller: "bg-unknown text-paper",
};

/** The sign of a kind: shape and colour, so that neither is needed alone. */
export function KindIcon({ kind, className }: { kind: Kind; className?: string }) {
  const Icon = icons[kind];
  return (
    <span
      aria-hidden
      className={cn("inline-grid size-6 shrink-0 place-items-center rounded-full", looks[kind], className)}
    >
      <Icon className="size-3.5" />
    </span>
  );
}
