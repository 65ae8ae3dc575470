import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { KeptList } from "@/components/vehicles/kept-list";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { hasRight } from "@/lib/platform/actor";
import { showsDemonstration } from "@/lib/platform/catalogue";
import { findBox } from "@/lib/domains/diagnostics/box/queries";
import { listReadings } from "@/lib/domains/diagnostics/readings/queries";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { readText } from "@/lib/shared/address";
import { mayOpen } from "@/lib/shared/page-rights";
import { heldBy } from "@/lib/platform/actor";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { AdasButton } from "./_components/adas-button";
import { BoxLink } from "./_components/box-link";
import { BenchVehicle } from "./_components/bench-vehicle";
import { CarReader } from "./_components/car-reader";
import { DiagSearch } from "./_components/diag-search";
import { findBench } from "./_components/find-bench";
import { PastReadings } from "./_components/past-readings";
import { RememberBench } from "./_components/remember-bench";
import { ToolChoice } from "./_components/tool-choice";
import { ToolScreen } from "./_components/tool-screen";

type Query = Partial<Record<"vin" | "tool", string | string[]>>;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("diag"))("title") };
}

/** Diagnosis: a vehicle by its VIN, its codes, its sensors, the tools of its maker. */
export default async function DiagPage({ searchParams }: { searchParams: Promise<Query> }) {
  const [actor, query, t, lang] = await Promise.all([
    requireActorAt("/diag"),
    searchParams,
    getTranslations("diag"),
    pageLanguage(),
  ]);
  const bench = await findBench(actor, readText(query.vin));
  const make = readText(query.tool);
  if (make) return <ToolScreen actor={actor} make={make} vehicle={bench.vehicle} vin={bench.vin} lang={lang} />;
  const [box, isDemonstration, readings] = await Promise.all([
    findBox(actor),
    showsDemonstration(),
    bench.vin ? listReadings(actor, { vin: bench.vin }) : [],
  ]);
  const mayIdentify = mayOpen(identificationStart, heldBy(actor));
  return (
    <ClientMessages of={["diag", "vehicles.kept", "vehicles.suggestions", "vehicles.fuels"]}>
      <div className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-6 px-4 py-4 md:px-6">
        <div className="flex flex-wrap items-start gap-3">
          <div className="me-auto min-w-0">
            <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
            <p className="text-ink-2">{t("lead")}</p>
          </div>
          {box ? <BoxLink box={box} /> : null}
        </div>
        {bench.vehicle && bench.vin ? (
          <RememberBench vin={bench.vin} label={bench.vehicle.label} ktype={bench.vehicle.record.ktype} />
        ) : null}
        <DiagSearch vin={bench.vin} mayIdentify={mayIdentify} />
        <BenchVehicle bench={bench} mayIdentify={mayIdentify}>
          <CarReader
            open={bench.vehicle ? { vin: bench.vin ?? "", label: bench.vehicle.label } : null}
            demonstration={isDemonstration}
            mayClear={hasRight(actor, "expertData")}
            mayIdentify={mayIdentify}
          />
          <AdasButton vin={bench.vehicle ? bench.vin : null} />
        </BenchVehicle>
        {bench.vin ? <PastReadings vin={bench.vin} readings={readings} mayIdentify={mayIdentify} /> : null}
        <ArrowLinks className="grid gap-6 md:grid-cols-2">
          <KeptList of="history" />
          <KeptList of="bookmarks" />
        </ArrowLinks>
        <ToolChoice actor={actor} vin={bench.vin} />
      </div>
    </ClientMessages>
  );
}
