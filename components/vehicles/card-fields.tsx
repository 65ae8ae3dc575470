"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Picture } from "@/components/ui/picture";
import type { CardReading } from "@/lib/domains/vehicles/plates/schema";
import { cardLines, type CardLineOf } from "./card-lines";

const searched = { plate: "immat", vin: "vin" } as const;

interface Props {
  reading: CardReading;
  /** Whether the owner was asked for. */
  owner: boolean;
  fields: readonly ("immat" | "vin")[];
  onChoose: (field: "immat" | "vin", value: string) => void;
}

/** What a certificate says, each field beside the strip it was read from, to correct or to type, and to identify by. */
export function CardFields({ reading, owner, fields, onChoose }: Props) {
  const t = useTranslations("card-picture");
  return (
    <>
      {reading.notices.map((notice) => (
        <p key={notice} role="alert" className="rounded bg-unknown-soft px-3 py-2 text-data">
          {t(`notices.${notice}`)}
        </p>
      ))}
      {cardLines(reading, owner).map((line) => (
        <CardLine key={line.field} line={line} fields={fields} onChoose={onChoose} />
      ))}
    </>
  );
}

function CardLine({ line, fields, onChoose }: { line: CardLineOf } & Pick<Props, "fields" | "onChoose">) {
  const t = useTranslations("card-picture");
  const { field, trust, strip, percent } = line;
  const [value, setValue] = useState(line.value);
  const by = field === "plate" || field === "vin" ? searched[field] : null;
  return (
    <div className="grid gap-1">
      {strip === null ? null : (
        <Picture
          src={strip}
          alt={t("strip", { field: t(`fields.${field}`) })}
          className="h-9 max-w-full object-contain object-left"
        />
      )}
      <div className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch">
        <Field label={t(`fields.${field}`)} hint={t(trust, { percent })} className="min-w-0 flex-1">
          {(control) => (
            <Input {...control} dir="ltr" value={value} onChange={(event) => setValue(event.target.value)} />
          )}
        </Field>
        {by && fields.includes(by) ? (
          <Button disabled={value.trim() === ""} onClick={() => onChoose(by, value.trim())} className="sm:mb-5">
            {t(`identify.${by}`)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
