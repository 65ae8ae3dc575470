"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { sayOffline } from "@/components/page/offline";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { PLATE_MAX_LENGTH } from "@/lib/shared/plate";

/** Links the vehicle that the registry knows by a plate. */
export function LinkVehicleForm({ customerId }: { customerId: number }) {
  const t = useTranslations("customers");
  const router = useRouter();
  const [plate, setPlate] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (plate.trim() === "") return setError(t("vehicles.plateRequired"));
    setBusy(true);
    const refused = await link(customerId, plate);
    setBusy(false);
    if (refused === null) {
      setPlate("");
      toast.success(t("vehicles.linked"));
      router.refresh();
    } else setError(refused === "vehicle-taken" || refused === "vehicle-unknown" ? t(`link.${refused}`) : refused);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
      <Field label={t("vehicles.plate")} hideLabel error={error} className="flex-1">
        {(control) => (
          <Input
            {...control}
            value={plate}
            maxLength={PLATE_MAX_LENGTH}
            placeholder={t("vehicles.plate")}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => {
              setPlate(event.target.value);
              setError(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={busy}>
        {t("vehicles.link")}
      </Button>
    </form>
  );
}

/** Null when linked, else the code of the refusal, the server's own words, or nothing to add to the notice. */
async function link(customerId: number, immat: string): Promise<string | null> {
  try {
    const { ok, code, error } = await call("post", "/vc/newVehicle", { body: { customerId, immat } });
    return ok ? null : (code ?? error ?? "");
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    if (problem.status > 0) return problem.message;
    sayOffline();
    return "";
  }
}
