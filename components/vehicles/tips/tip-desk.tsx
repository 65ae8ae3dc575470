"use client";

import { useState } from "react";
import { useGo } from "@/components/page/use-go";
import { TipForm } from "./tip-form";
import { TipVehicle, type ChosenVehicle } from "./tip-vehicle";

/** A tip to add from anywhere: its vehicle is chosen here. */
export function TipDesk() {
  const { go } = useGo();
  const [vehicle, setVehicle] = useState<ChosenVehicle | null>(null);
  const leave = () => go("/social");
  return (
    <div className="max-w-160">
      <TipForm
        type={vehicle?.type ?? null}
        vehicle={<TipVehicle chosen={vehicle} onChoose={setVehicle} />}
        onSaved={leave}
        onCancel={leave}
      />
    </div>
  );
}
