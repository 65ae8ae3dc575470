import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { settleMissing } from "@/app/(portal)/_components/settle-status";
import { UnknownOperation } from "@/app/(portal)/_components/workspace/unknown-operation";
import { CustomerOfOperation } from "@/components/operations/customer-of-operation";
import { OperationForm } from "@/components/operations/operation-form";
import { OperationStatusBadge } from "@/components/operations/status-badge";
import { StatusButton } from "@/components/operations/status-button";
import { ClientMessages } from "@/components/page/client-messages";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import { findLastMileage } from "@/lib/domains/operations/queries/find-last-mileage";
import { findOperation } from "@/lib/domains/operations/queries/find-operation";
import { decodeSegment, vehicleBase, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { OperationCodes } from "./_components/operation-codes";
import { OperationParts } from "./_components/operation-parts";

interface Props {
  params: Promise<{ number: string }>;
}

const operationOf = cache(async (segment: string) => {
  const [actor, lang] = await Promise.all([requireActorAt("/operations"), pageLanguage()]);
  return findOperation(actor, { number: decodeSegment(segment) ?? "", lang });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [operation, t] = await Promise.all([operationOf((await params).number), getTranslations("operations")]);
  return { title: operation ? t("numbered", { number: operation.number }) : t("title") };
}

/** A workshop job: its vehicle, what is complained of, its codes, and its parts on their way to the cart. */
export default async function OperationPage({ params }: Props) {
  const { number: segment } = await params;
  const [actor, operation, t] = await Promise.all([
    requireActorAt("/operations"),
    operationOf(segment),
    getTranslations("operations"),
  ]);
  if (!operation) {
    await settleMissing();
    return <UnknownOperation number={(decodeSegment(segment) ?? "").slice(0, 40)} />;
  }
  const { number, status, plate, vin, vehicle } = operation;
  const [buyer, last] = await Promise.all([pageBuyer(), findLastMileage(actor, { plate, vin, except: operation })]);
  return (
    <ClientMessages of={["operations", "faults.box", "offers", "customers"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <Breadcrumb label={t("title")} crumbs={[{ label: t("title"), href: "/operations" }, { label: number }]} />
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="me-auto grid gap-1">
            <h1 className="flex flex-wrap items-center gap-2.5 text-title font-title tracking-tight">
              {t("numbered", { number })} <OperationStatusBadge status={status} label={t(`status.${status}`)} />
            </h1>
            <p className="flex flex-wrap items-center gap-2 text-ink-2">
              {plate ? <VehiclePlate number={plate} size="sm" /> : null} {vehicle}
            </p>
          </div>
          <LinkButton variant="primary" href={vehicleBase({ field: "operation", value: number })} prefetch={false}>
            {t("vehicle")}
          </LinkButton>
          {hasRight(actor, "AutoData") ? (
            <LinkButton
              href={vehiclePlace(vehicleBase({ field: "operation", value: number }), { kind: "workSheet" })}
              prefetch={false}
            >
              {t("workSheet")}
            </LinkButton>
          ) : null}
          <StatusButton number={number} status={status} />
        </div>
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <div className="grid min-w-0 gap-4">
            <Card>
              {hasRight(actor, "cart") ? <CustomerOfOperation number={number} customer={operation.customer} /> : null}
              <OperationForm operation={operation} last={last} />
            </Card>
            <OperationCodes operation={operation} />
          </div>
          <OperationParts operation={operation} buyer={buyer} />
        </div>
      </div>
    </ClientMessages>
  );
}
