import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { UnknownVinBox } from "@/app/(portal)/identification-vehicule/_components/unknown-vin-box";
import type { PageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";
import { FoundNotice } from "@/components/vehicles/found-notice";
import { FailedSearch, MalformedSearch, NoVehicle } from "@/components/vehicles/search-outcome";
import { SeveralVehicles } from "@/components/vehicles/several-vehicles";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { TakeInHand } from "@/components/vehicles/take-in-hand";
import { KeptPhrase } from "./kept-phrase";
import { OperationStrip } from "./operation-strip";
import { UnknownOperation } from "./unknown-operation";
import { VehicleTabs } from "./vehicle-tabs";
import { WaySwitch } from "./way-switch";

interface Props {
  page: PageVehicle;
  /** The vehicle's bar, in the look of its screens. */
  bar: (found: PageVehicle & { state: "found" }) => ReactNode;
  children: ReactNode;
}

/** What stands above every screen of an identified vehicle, or what is wrong with the address. */
export async function IdentifiedFrame({ page, bar, children }: Props) {
  if (page.state === "context") return children;
  if (page.state === "none" || page.state === "failed") {
    return (
      <>
        <TakeInHand base={null} />
        {page.state === "none" ? <NoVehicle {...page} /> : <FailedSearch {...page} />}
        <UnknownVinBox {...page} />
        <KeptPhrase />
      </>
    );
  }
  if (page.state === "malformed" || page.state === "several") {
    return (
      <>
        <TakeInHand base={null} />
        {page.state === "malformed" ? <MalformedSearch {...page} /> : <SeveralVehicles {...page} />}
      </>
    );
  }
  if (page.state === "noOperation") {
    return (
      <>
        <TakeInHand base={null} />
        <UnknownOperation number={page.number} />
      </>
    );
  }
  const t = await getTranslations("vehicles");
  const { base, vehicle, operation } = page;
  const url = operation ? vehicleBase(operation) : base;
  const { label, facts } = vehicle;
  return (
    <>
      <TakeInHand base={base} ktype={facts?.ktype} label={label} />
      <WaySwitch />
      {bar(page)}
      {operation ? <OperationStrip base={base} operation={operation} /> : null}
      <VehicleTabs base={base} vehicle={vehicle} />
      <FoundNotice
        {...{ url, label, vin: vehicle.record.vin, ktype: vehicle.record.ktype }}
        found={t("found", { label })}
        warning={facts ? null : t("noKtype")}
      />
      {children}
    </>
  );
}
