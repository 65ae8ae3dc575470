"use client";

import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { PagerButtons } from "@/components/ui/pager-buttons";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { call, CallProblem } from "@/lib/api/client";
import { readVehicleType, selectionPath } from "@/lib/domains/vehicles/versions/paths";
import type { CompatibleVehicle } from "@/lib/domains/catalogue/sheet/compatible";
import { formatYearMonth } from "@/lib/shared/dates";
import { usePagerLabels } from "./use-pager-labels";

/** Whose vehicles are asked for; `name` is what people call the number. */
export interface VehiclesOfNumber {
  kind: "part" | "oemPart";
  makeId: number;
  ref: string;
  name: string;
}

const ask = ({ kind, makeId, ref }: VehiclesOfNumber, page: number) => {
  const options = { params: { makeId, ref }, query: { page } };
  return kind === "part"
    ? call("get", "/vehicle/find/part/{makeId}/{ref}", options)
    : call("get", "/vehicle/find/oemPart/{makeId}/{ref}", options);
};

/** The vehicles of a number by make and model, 50 a page; each leads to its parts. */
export function CompatibleList({ of }: { of: VehiclesOfNumber }) {
  const t = useTranslations("catalogue.compatible");
  const common = useTranslations("common");
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useSWR(["compatible", of.kind, of.makeId, of.ref, page], () => ask(of, page), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const labels = usePagerLabels(t("pages"), page, data?.pages ?? 1);
  if (error instanceof CallProblem && error.status === 404) return <p>{t("unknown")}</p>;
  if (error)
    return (
      <p role="alert" className="flex items-center gap-2">
        {common("error")}
        <Button size="sm" onClick={() => void mutate()}>
          {common("retry")}
        </Button>
      </p>
    );
  if (!data) return <p aria-busy="true">{common("loading")}</p>;
  if (data.total === 0) return <p>{t("none")}</p>;
  return (
    <div className="grid gap-3">
      <p className="num text-data text-ink-2">{t("count", { count: data.total })}</p>
      <Table caption={t("title", { name: of.name })}>
        <thead>
          <tr>
            <Th>{t("make")}</Th>
            <Th>{t("model")}</Th>
            <Th>{t("version")}</Th>
            <Th>{t("built")}</Th>
            <Th align="end">{t("typnr")}</Th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((vehicle) => (
            <VehicleRow key={vehicle.typnr} vehicle={vehicle} />
          ))}
        </tbody>
      </Table>
      <PagerButtons page={page} pages={data.pages} onPage={setPage} labels={labels} />
    </div>
  );
}

function VehicleRow({ vehicle }: { vehicle: CompatibleVehicle }) {
  const { make, model, version, typnr, Suggestion, fromYm, toYm } = vehicle;
  const vtype = readVehicleType("selection-vehicule", vehicle.vtype) ?? "vl";
  const months = [fromYm, toYm].map((month) => (month ? formatYearMonth(month) : "…"));
  return (
    <Tr>
      <Td>{make}</Td>
      <Td>{model}</Td>
      <Td>
        <Link
          href={selectionPath("selection-vehicule", { vtype, make, model, version, ktype: typnr })}
          prefetch={false}
          aria-label={Suggestion}
          className="inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11"
        >
          {version}
        </Link>
      </Td>
      <Td className="whitespace-nowrap">{fromYm || toYm ? months.join(" – ") : ""}</Td>
      <Td align="end">{typnr}</Td>
    </Tr>
  );
}
