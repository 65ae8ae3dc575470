"use client";

import { DndContext } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useSorting } from "@/components/page/use-sorting";
import type { BrandRow } from "@/lib/domains/catalogue/brands/schema";
import { BrandChooser } from "./brand-chooser";
import { removeBrandId, SortableBrand } from "./brand-row";
import { useBrandList } from "./use-brand-list";

/** The supplier brands that the reader prefers, in an order that is dragged or moved by keyboard and saved at once. */
export function FavouriteBrands({ first, all }: { first: BrandRow[]; all: BrandRow[] }) {
  const t = useTranslations("account.brands");
  const id = useId();
  const { shown, set } = useBrandList(first);
  const placeOf = (brandId: unknown) => shown.findIndex((brand) => brand.id === brandId);
  const nameOf = (brandId: unknown) => shown[placeOf(brandId)]?.name ?? "";
  // The focus goes on before its button goes.
  const remove = (index: number) => {
    const next = shown[index + 1] ?? shown[index - 1];
    document.getElementById(next ? removeBrandId(next.id) : id)?.focus();
    set(shown.filter((_, at) => at !== index));
  };
  const brandOf = (brandId: unknown) => shown.filter((brand) => brand.id === brandId);
  const sorting = useSorting({
    id,
    ids: shown.map((brand) => brand.id),
    instructions: t("instructions"),
    say: (key, brandId, place) => t(key, { name: nameOf(brandId), place, count: shown.length }),
    onMove: (ids) => set(ids.flatMap(brandOf)),
  });
  return (
    <div id={id} tabIndex={-1} className="grid max-w-140 gap-3 outline-none">
      {shown.length === 0 ? (
        <p className="text-ink-3">{t("empty")}</p>
      ) : (
        <DndContext {...sorting}>
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
