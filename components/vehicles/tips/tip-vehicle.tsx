import { useTranslations } from "next-intl";
import { useState, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { call, CallProblem } from "@/lib/api/client";
import { readType } from "@/lib/domains/vehicles/tips/rules";
import { recogniseAll, type Recognition } from "@/lib/shared/recognise";

export interface ChosenVehicle {
  /** Type (D.2), by which its tips are found. */
  type: string;
  label: string;
}

type LookUp = "immat" | "vin" | "vehiculeTechnique";

/** The look-up that a typed text asks for; null for what names no vehicle. */
function lookUpOf(found: readonly Recognition[]): [LookUp, string] | null {
  for (const one of found) {
    if (one.kind === "plate" && one.plate.country === "FR") return ["immat", one.plate.display];
    if (one.kind === "vin") return ["vin", one.vin];
    if (one.kind === "chassis") return ["vin", one.value];
    if (one.kind === "technicalType") return ["vehiculeTechnique", one.value];
  }
  return null;
}

interface Props {
  chosen: ChosenVehicle | null;
  onChoose: (vehicle: ChosenVehicle | null) => void;
}

/** Finds the vehicle of a tip by French plate, VIN or type of the certificate. */
export function TipVehicle({ chosen, onChoose }: Props) {
  const t = useTranslations("vehicle-tools.tips");
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<"vehicleUnread" | "vehicleUnknown" | "vehicleFailed" | "vehicleTypeless" | null>(
    null,
  );
  const choose = async () => {
    const wanted = lookUpOf(recogniseAll(text, { plateCountry: "FR" }));
    onChoose(null);
    if (!wanted) return setFault("vehicleUnread");
    setBusy(true);
    setFault(null);
    try {
      const [field, value] = wanted;
      const answer = await call("get", `/${field}/{value}`, { params: { value } });
      const { Type: type, label } = answer as { Type?: string | null; label: string };
      if (typeof type === "string" && readType(type) !== null) onChoose({ type, label });
      else setFault("vehicleTypeless");
    } catch (error) {
      setFault(error instanceof CallProblem && error.status === 404 ? "vehicleUnknown" : "vehicleFailed");
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void choose();
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-end gap-2">
        <Field
          label={t("vehicle")}
          required
          hint={t("vehicleHint")}
          error={fault && t(fault)}
          className="min-w-0 flex-1 content-start"
        >
          {(control) => (
            <Input
              {...control}
              value={text}
              maxLength={40}
              dir="ltr"
              autoComplete="off"
              className="num uppercase"
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        <Button busy={busy} className="mb-6" onClick={() => void choose()}>
          {t("chooseVehicle")}
        </Button>
      </div>
      <p aria-live="polite" className="font-medium empty:hidden">
        {chosen ? t("vehicleChosen", { label: chosen.label, type: chosen.type }) : null}
      </p>
    </div>
  );
}
