"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type FormEvent } from "react";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { faultOfVin } from "./vin-fault";

/** Asks for a VIN, and says at its field what keeps the typed text from being one. */
export function VinForm({ first, addressOf }: { first: string; addressOf: (vin: string) => string }) {
  const t = useTranslations("oe");
  const { go, going } = useGo();
  const field = useRef<HTMLInputElement>(null);
  const [vin, setVin] = useState(first);
  const [fault, setFault] = useState(faultOfVin(first));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = vin.trim() === "" ? ({ is: "missing" } as const) : faultOfVin(vin);
    setFault(now);
    if (now) field.current?.focus();
    else go(addressOf(vin.trim()));
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap content-start items-start gap-x-3 gap-y-1">
      <Field
        label={t("vin")}
        error={fault ? t(`vinFault.${fault.is}`, fault.is === "short" ? fault : {}) : null}
        className="min-w-0 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            value={vin}
            onChange={(event) => setVin(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={going} className="mt-5">
        {t("showTree")}
      </Button>
    </form>
  );
}
