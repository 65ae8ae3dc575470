"use client";

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import type { BrandRow } from "@/lib/domains/catalogue/brands/schema";
import { BrandChooser } from "./brand-chooser";
import { removeBrandId, SortableBrand } from "./brand-row";
import { useBrandList } from "./use-brand-list";

/** Pixels that a pointer moves before a drag begins. */
const distance = 20;

/** The supplier brands that the reader prefers, in an order that is dragged or moved by keyboard and saved at once. */
export function FavouriteBrands({ first, all }: { first: BrandRow[]; all: BrandRow[] }) {
  const t = useTranslations("account.brands");
  const id = useId();
  const moved = useRef(false);
  const { shown, set } = useBrandList(first);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (brandId: unknown) => shown.findIndex((brand) => brand.id === brandId);
  const nameOf = (brandId: unknown) => shown[placeOf(brandId)]?.name ?? "";
  // The focus goes on before its button goes.
  const remove = (index: number) => {
    const next = shown[index + 1] ?? shown[index - 1];
    document.getElementById(next ? removeBrandId(next.id) : id)?.focus();
    set(shown.filter((_, at) => at !== index));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) set(arrayMove([...shown], placeOf(active.id), placeOf(over.id)));
  };
  const said = (key: "lifted" | "over" | "dropped" | "cancelled", brandId: unknown, overId?: unknown) =>
    t(key, { name: nameOf(brandId), place: placeOf(overId ?? brandId) + 1, count: shown.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      moved.current = false;
      return said("lifted", active.id);
    },
    onDragOver: ({ active, over }) => {
      // It stands over itself at first, which would drown that it was lifted.
      moved.current ||= over?.id !== active.id;
      return over && moved.current ? said("over", active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => said("dropped", active.id, over?.id),
    onDragCancel: ({ active }) => said("cancelled", active.id),
  };
  return (
    <div id={id} tabIndex={-1} className="grid max-w-140 gap-3 outline-none">
      {shown.length === 0 ? (
        <p className="text-ink-3">{t("empty")}</p>
      ) : (
        <DndContext
          id={id}
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={drop}
          accessibility={{ announcements, screenReaderInstructions: { draggable: t("instructions") } }}
        >
          <SortableContext items={shown.map((brand) => brand.id)} strategy={verticalListSortingStrategy}>
            <ol
              aria-label={t("title")}
              className="divide-y divide-line-2 overflow-hidden rounded-md border border-line"
            >
              {shown.map((brand, index) => (
                <SortableBrand key={brand.id} brand={brand} place={index + 1} onRemove={() => remove(index)} />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      )}
      <BrandChooser
        brands={all.filter((brand) => placeOf(brand.id) === -1)}
        onChoose={(brand) => set([...shown, brand])}
      />
    </div>
  );
}
