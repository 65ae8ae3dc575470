import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/states";
import type { VehicleType } from "@/lib/domains/vehicles/models/rules";
import type { MakeRow } from "@/lib/domains/vehicles/models/schema";
import { selectionPath, type Selector } from "@/lib/domains/vehicles/versions/paths";
import { SelectorFrame } from "./selector-frame";
import { TilePicker } from "./tile-picker";
import { shareText } from "@/components/vehicles/years";

interface Props {
  selector: Selector;
  vtype: VehicleType;
  makes: readonly MakeRow[];
  /** Share of the identifications in percent, by make; absent where the reader may not see it. */
  shares?: ReadonlyMap<number, number>;
  beside?: ReactNode;
}

/** The makes of a kind of vehicle, most used first. */
export async function MakeDesk({ selector, vtype, makes, shares, beside }: Props) {
  const [t, locale] = await Promise.all([getTranslations("selector"), getLocale()]);
  const rows = makes.map(({ id, name }) => ({
    href: selectionPath(selector, { vtype, make: name }),
    title: name,
    share: shares && shareText(locale, shares.get(id) ?? 0),
  }));
  return (
    <SelectorFrame selector={selector} vtype={vtype} beside={beside}>
      {rows.length > 0 ? (
        <TilePicker kind="makes" rows={rows} label={t("makes")} focused />
      ) : (
        <EmptyState title={t("noMakes")} text={t("chooseKind")} />
      )}
    </SelectorFrame>
  );
}
