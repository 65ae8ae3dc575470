"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Picture } from "@/components/ui/picture";
import type { CardReading } from "@/lib/domains/vehicles/plates/schema";

type Entry = CardReading["entries"][number];
const searched = { plate: "immat", vin: "vin" } as const;

interface Props {
  reading: CardReading;
  fields: readonly ("immat" | "vin")[];
  onChoose: (field: "immat" | "vin", value: string) => void;
}

/** What a certificate says, each field beside the strip it was read from, to correct and to identify by. */
export function CardFields({ reading: { entries, notices }, fields, onChoose }: Props) {
  const t = useTranslations("card-picture");
  return (
    <>
      {notices.map((notice) => (
        <p key={notice} role="alert" className="rounded bg-unknown-soft px-3 py-2 text-data">
          {t(`notices.${notice}`)}
        </p>
      ))}
      {entries.map((entry) => (
        <CardLine
          key={`${entry.field} ${entry.strip.length} ${entry.value}`}
          entry={entry}
          fields={fields}
          onChoose={onChoose}
        />
      ))}
    </>
  );
}

function CardLine({ entry, fields, onChoose }: { entry: Entry } & Omit<Props, "reading">) {
  const t = useTranslations("card-picture");
  const [value, setValue] = useState(entry.value);
  const percent = Math.round(entry.confidence * 100);
  const by = entry.field === "plate" || entry.field === "vin" ? searched[entry.field] : null;
  return (
    <div className="grid gap-1">
      <Picture
        src={entry.strip}
        alt={t("strip", { field: t(`fields.${entry.field}`) })}
        className="h-9 max-w-full object-contain object-left"
      />
      <div className="flex items-end gap-2">
        <Field
          label={t(`fields.${entry.field}`)}
          hint={t(entry.confidence >= 0.9 ? "sure" : "check", { percent })}
          className="min-w-0 flex-1"
        >
          {(control) => (
            <Input {...control} dir="ltr" value={value} onChange={(event) => setValue(event.target.value)} />
          )}
        </Field>
        {by && fields.includes(by) ? (
          <Button disabled={value.trim() === ""} onClick={() => onChoose(by, value.trim())} className="mb-5">
            {t(`identify.${by}`)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
