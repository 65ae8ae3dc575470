import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { Logo } from "@/components/drawings/logo";
import { LinkButton } from "@/components/ui/link-button";
import { CardAddition } from "@/components/passes/card-addition";
import { Note } from "@/components/ui/badge";
import { QrCode } from "@/components/ui/qr-code";
import { ErrorState } from "@/components/ui/states";
import { VehicleData } from "@/components/vehicles/vehicle-data";
import { VehicleSummary } from "@/components/vehicles/vehicle-summary";
import { getCardAdditions } from "@/lib/domains/passes/queries/get-card-additions";
import { findVehicleCard } from "@/lib/domains/vehicles/card/queries";
import { cardFields, cardPath } from "@/lib/domains/vehicles/card/rules";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";
import { env } from "@/lib/platform/env";
import { perMinute } from "@/lib/platform/limits";
import { Problem } from "@/lib/platform/problems";
import type { QueryValue } from "@/lib/shared/address";

interface Props {
  params: Promise<{ vin: string }>;
  searchParams: Promise<{ pass?: QueryValue }>;
}

/** Anybody may ask: a person reads a few cards, a list of guessed VINs is a burden on the registry. */
const allow = perMinute(60);

const read = cache(async (segment: string) => {
  try {
    allow((await headers()).get("x-forwarded-for") ?? "unknown");
    return { state: "read" as const, vehicle: await findVehicleCard({ vin: decodeSegment(segment) ?? "" }) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.status === 400 ? { state: "read" as const, vehicle: null } : { state: "failed" as const };
  }
});

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const [t, card] = await Promise.all([getTranslations("vehicle-tools.card"), read((await params).vin)]);
  return { title: card.state === "read" && card.vehicle ? card.vehicle.label : t("title") };
}

/** What anybody may read of a vehicle whose VIN they hold, what companies add by their passes, and a code that leads here. */
export default async function VehicleCardPage({ params, searchParams }: Props) {
  const [t, passes, common, card, { pass: named }] = await Promise.all([
    getTranslations("vehicle-tools.card"),
    getTranslations("passes.card"),
    getTranslations("common"),
    read((await params).vin),
    searchParams,
  ]);
  if (card.state === "failed") {
    const retry = <LinkButton href={cardPath((await params).vin)}>{common("retry")}</LinkButton>;
    return (
      <main className="grid min-h-dvh place-items-center bg-ground">
        <ErrorState level={1} title={t("failed")} text={t("failedHelp")} action={retry} />
      </main>
    );
  }
  const { vehicle } = card;
  if (!vehicle?.record.vin) notFound();
  const inHand = typeof named === "string" && named !== "" ? named : null;
  const shown = await getCardAdditions({ vin: vehicle.record.vin, inHand });
  const others = shown.additions.length;
  const address = new URL(cardPath(vehicle.record.vin), env().NEXTAUTH_URL).href;
  return (
    <main className="min-h-dvh bg-ground">
      <div className="mx-auto grid max-w-3xl gap-5 px-4 py-6">
        <Logo name={common("appName")} />
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <h1 className="text-title font-title tracking-tight">{vehicle.label}</h1>
            <p dir="ltr" className="num text-ink-2 rtl:text-end">
              {vehicle.record.vin}
            </p>
            <p className="text-data text-ink-3">{t("privacy")}</p>
          </div>
          <figure className="grid w-32 justify-items-center gap-1.5">
            <QrCode text={address} label={t("qr")} className="w-full border border-line" />
            <figcaption className="text-center text-tiny text-ink-3">{t("scan")}</figcaption>
          </figure>
        </header>
        {shown.isInvalid ? (
          <div role="status">
            <Note>{others > 0 ? passes("otherPass", { count: others }) : passes("invalid")}</Note>
          </div>
        ) : null}
        {shown.additions.map((addition) => (
          <CardAddition
            key={addition.serial}
            addition={addition}
            apple={addition.serial === inHand ? shown.apple : null}
            google={addition.serial === inHand ? shown.google : null}
          />
        ))}
        <VehicleSummary vehicle={vehicle} />
        <VehicleData vehicle={vehicle} fields={cardFields} />
      </div>
    </main>
  );
}
