import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { askedVehicle, OfVehicle } from "@/app/(portal)/_components/asked-vehicle";
import { ClientMessages } from "@/components/page/client-messages";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { getHomeCountry } from "@/lib/domains/account/companies/queries/get-letterhead";
import { listLabourRates } from "@/lib/domains/cart/labour/queries";
import { findCurrentCustomer } from "@/lib/domains/customers/queries/get-customer";
import { customerCookie, customerLabel } from "@/lib/domains/customers/rules";
import { findLabourTimes } from "@/lib/domains/repair/times/queries";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import type { LabourBuyer } from "./add-chosen";
import { LabourSum } from "./labour-sum";

/** The times of the vehicle that the address names; without one the question for it. */
export async function LabourForVehicle({ base }: { base: string }) {
  const actor = await requireActorAt("/tools/labour");
  const asked = await askedVehicle(actor, base);
  return (
    <OfVehicle actor={actor} under="/tools/labour" asked={asked}>
      {({ vehicle }) => <Times actor={actor} vehicle={vehicle} />}
    </OfVehicle>
  );
}

/** Null where the source knows nothing, "failed" where it does not answer. */
async function timesOf(actor: Actor, { record }: VehicleView, lang: Awaited<ReturnType<typeof pageLanguage>>) {
  if (record.mid === null) return null;
  try {
    return await findLabourTimes(actor, {
      ...{ mid: record.mid, lang },
      registered: record.firstRegistration?.slice(0, 7),
    });
  } catch (problem) {
    if (problem instanceof Problem && problem.status >= 500) return "failed" as const;
    throw problem;
  }
}

/** Whose cart work may go into: the customer who is served, where the company has a rate. */
async function findBuyer(actor: Actor, { record, plate, facts }: VehicleView): Promise<LabourBuyer | null> {
  if (!hasRight(actor, "cart")) return null;
  const jar = await cookies();
  const [customer, rates, words] = await Promise.all([
    findCurrentCustomer(actor, jar.get(customerCookie)?.value),
    listLabourRates(actor),
    getTranslations("customers"),
  ]);
  if (!customer || rates.length === 0) return null;
  const vehicle = { vin: record.vin, plate, ktype: facts?.ktype ?? record.ktype };
  return { customerId: customer.id, name: customerLabel(customer) || words("unnamed"), rates, vehicle };
}

async function Times({ actor, vehicle }: { actor: Actor; vehicle: VehicleView }) {
  const [t, lang, country, buyer] = await Promise.all([
    getTranslations("portal-pages.labour"),
    pageLanguage(),
    getHomeCountry(actor),
    findBuyer(actor, vehicle),
  ]);
  const found = await timesOf(actor, vehicle, lang);
  if (found === null) return <EmptyState title={t("none")} text={t("noneText")} />;
  if (found === "failed") return <ErrorState title={t("failed")} text={t("failedText")} />;
  return (
    <ClientMessages of={["portal-pages.labour", "repair", "labour", "cart"]}>
      <LabourSum {...found} currency={country === "CH" ? "CHF" : "EUR"} buyer={buyer} />
    </ClientMessages>
  );
}
