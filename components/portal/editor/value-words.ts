import { useTranslations } from "next-intl";
import { draftOf, spokenFields, type TileDraft } from "@/lib/domains/portal/editor/draft";
import type { Board } from "@/lib/domains/portal/editor/schema";
import type { PortalChange, Tile } from "@/lib/domains/portal/tiles/schema";
import { useFieldNames } from "./field-names";
import { useTypeName } from "./type-name";

/** How what a field of a tile holds is read: names instead of ids. */
export function useValueWords({ widgets, groups, brands, families, rights }: Board) {
  const t = useTranslations("editors");
  const typeName = useTypeName();
  const nameOf = (list: readonly { id: number; name: string }[], id: number) =>
    list.find((one) => one.id === id)?.name ?? t("value.gone", { id });
  const readers: Partial<{ [Field in keyof TileDraft]: (value: TileDraft[Field]) => string }> = {
    appType: typeName,
    widget: (name) => widgets.find((one) => one.name === name)?.title ?? name,
    brandId: (id) => (id === "" ? "" : nameOf(brands, Number(id))),
    accessRight: (right) => rights.flatMap((group) => group.branches).find(({ id }) => id === right)?.label ?? right,
    roles: (ids) => ids.map((id) => families.find((one) => one.id === id)?.desc ?? id).join(", "),
    groups: (ids) => ids.map((id) => nameOf(groups, id)).join(", "),
    screens: (ids) => (ids.length === 0 ? "" : t("value.screens", { count: ids.length })),
    highlight: (on) => t(on ? "value.yes" : "value.no"),
    maintenanceMode: (on) => t(on ? "value.yes" : "value.no"),
  };
  return <Field extends keyof TileDraft>(field: Field, values: TileDraft): string => {
    const read = readers[field] as ((value: TileDraft[Field]) => string) | undefined;
    return (read ? read(values[field]) : String(values[field])) || t("value.none");
  };
}

interface ChangedValue {
  field: string;
  before: string;
  after: string;
}

/** The fields that a change of a tile changed, each with what it held before and after. */
export function useChangedValues(board: Board): (change: PortalChange) => ChangedValue[] {
  const t = useTranslations("editors.field");
  const fields = useFieldNames();
  const say = useValueWords(board);
  return ({ tileId, action, before, after }) => {
    if (tileId === null || action !== "change" || !before || !after) return [];
    const [old, now] = [draftOf(before as unknown as Tile), draftOf(after as unknown as Tile)];
    const spoken = "translations" in after ? spokenFields.map(({ field }) => field) : [];
    const plain = (Object.keys(after) as (keyof TileDraft)[]).filter((field) => field in old && t.has(field));
    const changed = [...plain, ...spoken];
    const told = changed.map((field) => ({ field: fields(field), before: say(field, old), after: say(field, now) }));
    // Seconds, which nobody typed, may differ alone.
    return told.filter((value) => value.before !== value.after);
  };
}
