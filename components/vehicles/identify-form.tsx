"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { ScanButton } from "@/components/scan/scan-button";
import { SpeechButton } from "@/components/speech/speech-button";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { SearchField } from "@/lib/domains/vehicles/search/rules";
import { CardPicture } from "./card-picture";
import { IdentifierField, takeIdentifier } from "./identifier-field";
import { IdentifierHint } from "./identifier-hint";
import { PlateHead } from "./plate-head";
import { isPlateField, plateFields } from "./plate-input";
import { SwissVehicleDialog } from "./swiss-vehicles";
import { useIdentify } from "./use-identify";
import { useSwissVehicles } from "./use-swiss-vehicles";

/** The plate and the VIN have a line of their own; the others stand two by two over one hint. */
function pairsOf(fields: readonly SearchField[]): SearchField[][] {
  const others = fields.filter((field) => !isPlateField(field) && field !== "vin");
  return others.flatMap((_, at) => (at % 2 === 0 ? [others.slice(at, at + 2)] : []));
}

interface IdentifyFormProps {
  fields: readonly SearchField[];
  policeBook: boolean;
}

/** The identifiers that the reader may search by, the first with the focus. */
export function IdentifyForm({ fields, policeBook }: IdentifyFormProps) {
  const t = useTranslations("vehicles");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const plates = plateFields.filter((field) => fields.includes(field));
  const [plate, setPlate] = useState(plates[0]);
  const swiss = useSwissVehicles();
  const identify = useIdentify(plate ?? "vin", swiss.ask);
  useEffect(() => form.current?.querySelector("input")?.focus({ preventScroll: true }), []);

  const idOf = (field: SearchField) => (isPlateField(field) ? `${id}-plate` : `${id}-${field}`);
  const hintOf = (row: readonly SearchField[]) => `${id}-${row[0]}-hint`;
  // What was said stands in its field and is looked at: Enter searches.
  const say = (field: SearchField, said: string) => {
    identify.type(field, said);
    document.getElementById(idOf(field))?.focus();
  };
  const input = (field: SearchField, row = [field]) => (
    <IdentifierField id={idOf(field)} field={field} hintId={hintOf(row)} identify={identify} />
  );
  const hint = (...row: SearchField[]) => (
    <IdentifierHint id={hintOf(row)} identify={row.includes(identify.field) ? identify : null} />
  );
  const label = (field: SearchField) => <Label of={idOf(field)}>{t(`inputs.${field}`)}</Label>;

  return (
    <div>
      {plate ? (
        <PlateHead
          label={plates.length > 1 ? <Label of={idOf(plate)}>{t("plate")}</Label> : label(plate)}
          fields={plates}
          field={plate}
          onField={(field) => {
            setPlate(field);
            identify.type(field, isPlateField(identify.field) ? identify.text : "");
          }}
          onPicture={(field, value) => {
            setPlate(field);
            identify.search(field, value);
          }}
        />
      ) : null}
      <form ref={form} onSubmit={identify.submit} aria-label={t("heading")} noValidate className="grid gap-1.5">
        {plate ? (
          <div className="grid gap-1.5">
            <div className="grid grid-flow-col grid-cols-[minmax(0,1fr)] items-center gap-2">
              {input(plate)}
              <SpeechButton
                wanted="plate"
                country={plate === "swissPlate" ? "CH" : plate === "targa" ? "IT" : "FR"}
                onValue={(said) => say(plate, said)}
              />
            </div>
            {hint(plate)}
          </div>
        ) : null}
        <div className="grid gap-1.5">
          <div className="flex min-h-8 flex-wrap items-center gap-3">
            {label("vin")}
            <span className="ms-auto">
              <CardPicture
                fields={fields.filter((field) => field === "immat" || field === "vin")}
                onChoose={identify.search}
              />
            </span>
          </div>
          <div className="grid grid-flow-col grid-cols-[minmax(0,1fr)] items-center gap-2">
            {input("vin")}
            <ScanButton kind="vin" onValue={(vin) => takeIdentifier(identify, "vin", vin)} />
            <SpeechButton wanted="vin" onValue={(said) => say("vin", said)} />
          </div>
          {hint("vin")}
        </div>
        {pairsOf(fields).map((row) => (
          <div key={row[0]} className="grid gap-1.5">
            <div data-pair className="relative grid grid-cols-2 gap-3">
              {row.map((field) => (
                <div key={field} className="grid content-end gap-1.5">
                  {label(field)}
                  {input(field, row)}
                </div>
              ))}
            </div>
            {hint(...row)}
          </div>
        ))}
        {policeBook ? (
          <div className="mb-4 grid grid-cols-2 gap-x-3 gap-y-1.5">
            <Label of={`${id}-police`}>{t("inputs.policeBook")}</Label>
            <Input id={`${id}-police`} name="policeBook" size="lg" className="col-start-1" disabled />
          </div>
        ) : null}
        <Button type="submit" variant="primary" size="lg" busy={identify.searching} className="justify-self-start">
          {t("search")}
        </Button>
      </form>
      <SwissVehicleDialog swiss={swiss} />
    </div>
  );
}

const Label = ({ of, children }: { of: string; children: ReactNode }) => (
  <label htmlFor={of} className="text-data font-strong">
    {children}
  </label>
);
