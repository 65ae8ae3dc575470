import { getTranslations } from "next-intl/server";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { ClientMessages } from "@/components/page/client-messages";
import { AddUnitButton } from "@/components/recycled/add-unit-button";
import { KmPriceChart } from "@/components/recycled/km-price-chart";
import { UnitCard, unitName } from "@/components/recycled/unit-card";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { unitOffer, unitsPerPage } from "@/lib/domains/recycled/rules";
import type { JudgedUnit } from "@/lib/domains/recycled/schema";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";

interface Props {
  units: readonly JudgedUnit[];
  vehicle: VehicleFacts;
  page: number;
  /** The address of the list with such values. */
  hrefFor: (values: Record<string, string>) => string;
}

/** The units of one tab, kilometres against price before them, a page at a time. */
export async function RecycledUnits({ units, vehicle, page, hrefFor }: Props) {
  const [t, pages] = await Promise.all([getTranslations("recycled"), getTranslations("recycled.pages")]);
  const last = Math.ceil(units.length / unitsPerPage);
  const shown = Math.min(page, last);
  return (
    <ClientMessages of={["recycled", "cart"]}>
      <KmPriceChart units={units} hrefOf={(id) => `${hrefFor({ unit: String(id) })}#unit-${id}`} />
      <p className="text-tiny text-ink-3">{t("drawn")}</p>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {units.slice((shown - 1) * unitsPerPage, shown * unitsPerPage).map((unit) => (
          <Unit key={unit.id} unit={unit} vehicle={vehicle} />
        ))}
      </ul>
      <Pagination
        page={shown}
        pages={last}
        hrefFor={(to) => hrefFor(to > 1 ? { page: String(to) } : {})}
        labels={{
          nav: pages("nav"),
          previous: pages("previous"),
          next: pages("next"),
          page: (to) => pages("page", { page: to }),
        }}
      />
    </ClientMessages>
  );
}

async function Unit({ unit, vehicle: { vin, ktype, plate } }: { unit: JudgedUnit; vehicle: VehicleFacts }) {
  const [t, { customerId, mayAdd, view }] = await Promise.all([getTranslations("recycled"), pageBuyer()]);
  const { netCents, publicCents } = unitOffer(unit);
  const net = view === "both" ? netCents : null;
  const kept = unit.hold !== null && customerId !== null && unit.hold.customerId === customerId;
  const add =
    mayAdd && unit.state === "in-stock" ? (
      <AddUnitButton
        id={unit.id}
        name={unitName(unit)}
        offer={{ netCents: net, publicCents }}
        vehicle={{ vin, ktype, plate }}
      />
    ) : null;
  return (
    <UnitCard unit={unit} netCents={net} action={kept ? <LinkButton href="/cart">{t("inCart")}</LinkButton> : add} />
  );
}
