import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical, X } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { BrandRow } from "@/lib/domains/catalogue/brands/schema";

interface Props {
  brand: BrandRow;
  place: number;
  onRemove: () => void;
}

/** The button that takes a brand away, by its id. */
export const removeBrandId = (id: number) => `remove-brand-${id}`;

/** One brand: its handle is dragged, or lifted by Space and moved by the arrows. */
export function SortableBrand({ brand: { id, name }, place, onRemove }: Props) {
  const t = useTranslations("account.brands");
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn("flex min-h-10 items-center gap-2 bg-paper ps-1 pe-1", isDragging && "relative z-10 shadow-float")}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-roledescription={t("roleDescription")}
        aria-label={t("move", { name, place })}
        className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded text-ink-3 hover:bg-sunk hover:text-ink touch:size-11"
      >
        <GripVertical className="size-4" />
      </button>
      <span className="num w-6 shrink-0 text-end text-data text-ink-3">{place}</span>
      <span className="min-w-0 flex-1 truncate font-strong">{name}</span>
      <IconButton id={removeBrandId(id)} label={t("remove", { name })} onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}
