import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import type { VehicleType } from "@/lib/domains/vehicles/models/rules";
import type { ModelRow } from "@/lib/domains/vehicles/models/schema";
import { selectionPath, type Selector } from "@/lib/domains/vehicles/versions/paths";
import { TilePicker } from "./tile-picker";
import { shareText, yearsText } from "@/components/vehicles/years";

interface Props {
  selector: Selector;
  vtype: VehicleType;
  make: string;
  models: readonly ModelRow[];
  current?: number;
  /** Share of the make's identifications in percent, by model. */
  shares?: ReadonlyMap<number, number>;
}

/** The models of a make as drawn tiles with the years in which they were built. */
export async function ModelAlbum({ selector, vtype, make, models, current, shares }: Props) {
  const [t, locale] = await Promise.all([getTranslations("selector"), getLocale()]);
  if (models.length === 0)
    return (
      <EmptyState
        title={t("noModels", { make })}
        text={t("chooseKind")}
        action={<LinkButton href={selectionPath(selector, { vtype })}>{t("allMakes")}</LinkButton>}
      />
    );
  const rows = models.map(({ id, name, body, yearFrom, yearTo }) => ({
    href: selectionPath(selector, { vtype, make, model: name }),
    title: name,
    body,
    years: yearsText(t, yearFrom, yearTo),
    current: id === current,
    share: shares && shareText(locale, shares.get(id) ?? 0),
  }));
  return <TilePicker kind="models" rows={rows} label={t("models", { make })} focused={current === undefined} />;
}
