import { useTranslations } from "next-intl";
import { useState, type KeyboardEvent } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { call } from "@/lib/api/client";
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
  const [fault, setFault] = useState<string | null>(null);
  const { busy, run } = useAction(({ status }) => t(status === 404 ? "vehicleUnknown" : "vehicleFailed"), {
    tell: setFault,
    own: ["offline", "denied"],
  });
  const choose = async () => {
    const wanted = lookUpOf(recogniseAll(text, { plateCountry: "FR" }));
    onChoose(null);
    if (!wanted) return setFault(t("vehicleUnread"));
    setFault(null);
    await run(async () => {
      const [field, value] = wanted;
      const answer = await call("get", `/${field}/{value}`, { params: { value } });
      const { Type: type, label } = answer as { Type?: string | null; label: string };
      if (typeof type === "string" && readType(type) !== null) onChoose({ type, label });
      else setFault(t("vehicleTypeless"));
    });
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
          error={fault}
          className="min-w-0 flex-1 content-start"
        >
          {(control) => (
            <Input
              {...control}
              name="vehicle"
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
