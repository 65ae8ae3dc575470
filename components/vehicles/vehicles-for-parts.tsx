"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import type { VehiclePlace } from "@/lib/domains/vehicles/paths/screens";
import { useKept } from "./use-kept";
import { VehicleMark } from "./vehicle-mark";

/** The vehicles that this browser remembers, each leading to the same choice of parts, or the same codes. */
export function VehiclesForParts({ to }: { to: VehiclePlace & { kind: "search" | "dtc" } }) {
  const t = useTranslations("workspace.chosen");
  const vehicles = useKept("history");
  if (vehicles.length === 0) return null;
  return (
    <section aria-labelledby="vehicles-for-parts" className="grid gap-2">
      <h2 id="vehicles-for-parts" className="text-sub font-semibold">
        {t("recent")}
      </h2>
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card">
        {vehicles.map(({ url, label }) => (
          <li key={url}>
            <Link
              href={vehiclePlace(url, to)}
              prefetch={false}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 px-3 py-1.5 hover:bg-accent-soft focus-visible:-outline-offset-2"
            >
              <VehicleMark url={url} />
              <span className="line-clamp-2 min-w-0 flex-1 basis-36 wrap-anywhere">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
