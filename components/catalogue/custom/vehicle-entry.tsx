"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type FormEvent } from "react";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { PathField } from "@/lib/domains/vehicles/paths/rules";
import { namedVehicles, partsOf } from "../search/named-vehicles";

interface Props {
  fields: readonly PathField[];
  genartIds: readonly number[];
}

/** A plate or a VIN that leads to the parts of its vehicle. */
export function VehicleEntry({ fields, genartIds }: Props) {
  const t = useTranslations("social.vehicle");
  const { go, going } = useGo();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [vehicle] = namedVehicles(text, fields);
    setRefused(!vehicle);
    if (vehicle) go(partsOf(vehicle.href, genartIds));
    else input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-100 flex-wrap items-start gap-2">
      <Field label={t("label")} hideLabel error={refused ? t("wrong") : undefined} className="min-w-48 flex-1">
        {(control) => (
          <Input
            {...control}
            ref={input}
            placeholder={t("label")}
            value={text}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value);
              setRefused(false);
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={going}>
        {t("go")}
      </Button>
    </form>
  );
}
