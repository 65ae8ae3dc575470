import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import type { VehicleAnswer } from "@/lib/domains/vehicles/schema";

export interface SwissVehicles {
  /** The plate that was asked for, as Switzerland writes it; null while nothing is. */
  plate: string | null;
  /** Null while they are asked for. */
  vehicles: VehicleAnswer[] | "failed" | null;
  ask: (plate: string) => void;
  close: () => void;
}

/** The vehicles of one Swiss plate at a time; a plate that nobody carries is told and put away. */
export function useSwissVehicles(): SwissVehicles {
  const t = useTranslations("vehicles");
  const running = useRef<AbortController | null>(null);
  const [asked, setAsked] = useState<Pick<SwissVehicles, "plate" | "vehicles">>({ plate: null, vehicles: null });
  const close = () => {
    running.current?.abort();
    setAsked({ plate: null, vehicles: null });
  };
  const ask = (plate: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setAsked({ plate, vehicles: null });
    call("get", "/swissVehicles/{plate}", { params: { plate }, signal: controller.signal }).then(
      (answer) => {
        const vehicles = answer as unknown as VehicleAnswer[];
        setAsked(vehicles.length === 0 ? { plate: null, vehicles: null } : { plate, vehicles });
        if (vehicles.length === 0) toast.info(t("noResults", { search: plate }), { id: "vehicle-search" });
      },
      () => {
        if (controller.signal.aborted) return;
        setAsked({ plate, vehicles: "failed" });
        toast.error(t("failed", { value: plate }), { id: "vehicle-search" });
      },
    );
  };
  return { ...asked, ask, close };
}
