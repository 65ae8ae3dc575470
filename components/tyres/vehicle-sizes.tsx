import { getTranslations } from "next-intl/server";
import { ChipLink } from "@/components/ui/chip";
import { tyreListHref, type TyreListPlace } from "@/lib/domains/tyres/filters/address";
import { tyreTiers, type TyreTier } from "@/lib/domains/tyres/kinds";
import { writeCategories } from "@/lib/domains/tyres/rules";
import type { TyrePair } from "@/lib/domains/tyres/schema";
import { readNeededSize } from "@/lib/domains/tyres/size/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { tierKeys } from "./tyre-keys";

interface Props {
  path: string;
  base: string;
  list: TyreListPlace;
  tiers: readonly TyreTier[];
  pairs: readonly TyrePair[];
}

/** The sizes that a vehicle is built with, front and rear, and the tiers of which its tyres are shown. */
export async function VehicleSizes({ path, base, list, tiers, pairs }: Props) {
  const [t, words] = await Promise.all([getTranslations("tyres.vehicle"), getTranslations("tyres")]);
  const hrefOf = (change: Partial<TyreListPlace>) => tyreListHref(path, { ...list, page: 1, ...change });
  const texts = [...new Set(pairs.flatMap(({ front, rear }) => [front, rear ?? front]))];
  const placeOf = (size: string): string => {
    const own = pairs.filter(({ rear }) => rear !== null);
    if (own.some(({ front }) => front === size)) return t("front", { size });
    return own.some(({ rear }) => rear === size) ? t("rear", { size }) : size;
  };
  const toggled = (tier: TyreTier) =>
    writeCategories(tiers.includes(tier) ? tiers.filter((one) => one !== tier) : [...tiers, tier]);
  const chosen = readNeededSize(list.size);
  const shelf = (stock: string[]) => hrefOf({ filters: { ...list.filters, stock } });
  const onlyStock = list.filters.stock?.length === 1 && list.filters.stock[0] === "yes";
  return (
    <div className="grid gap-2">
      <nav aria-label={t("sizes")} className="flex flex-wrap items-center gap-2">
        <span className="text-tiny text-ink-3">{t("sizes")}</span>
        <ChipLink href={hrefOf({ size: "" })} active={list.size === ""} prefetch={false}>
          {t("all")}
        </ChipLink>
        {texts.map((size) => (
          <ChipLink key={size} href={hrefOf({ size })} active={list.size === size} prefetch={false}>
            <bdi>{placeOf(size)}</bdi>
          </ChipLink>
        ))}
      </nav>
      {chosen ? <p className="text-data text-ink-2">{t("needs", { load: chosen.load, speed: chosen.speed })}</p> : null}
      <nav aria-label={t("tiers")} className="flex flex-wrap items-center gap-2">
        <span className="text-tiny text-ink-3">{t("tiers")}</span>
        {tyreTiers.map((tier) => (
          <ChipLink
            key={tier}
            prefetch={false}
            active={tiers.includes(tier)}
            href={tyreListHref(vehiclePlace(base, { kind: "tyres", virtual: toggled(tier) }), { ...list, page: 1 })}
          >
            {words(`tier.${tierKeys[tier]}`)}
          </ChipLink>
        ))}
      </nav>
      <nav aria-label={t("stock")} className="flex flex-wrap items-center gap-2">
        <ChipLink href={shelf(["yes"])} active={onlyStock} prefetch={false}>
          {t("onlyStock")}
        </ChipLink>
        <ChipLink href={shelf(["yes", "no"])} active={!onlyStock} prefetch={false}>
          {t("alsoOrder")}
        </ChipLink>
      </nav>
      <p className="text-tiny text-ink-3">{t("demonstration")}</p>
    </div>
  );
}
