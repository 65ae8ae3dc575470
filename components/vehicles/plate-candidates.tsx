"use client";

import { useTranslations } from "next-intl";
import { useId, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Plate, type PlateCountry } from "@/components/ui/plate";
import type { PlateCandidate } from "@/lib/domains/vehicles/plates/schema";
import { PLATE_MAX_LENGTH } from "@/lib/shared/plate";
import { fieldOfPlate, fieldReading, inOrderOfUse } from "./plate-fields";
import type { PlateField } from "./plate-input";

const signs: Partial<Record<NonNullable<PlateCandidate["country"]>, PlateCountry>> = { FR: "F", CH: "CH", IT: "I" };

function sureness(confidence: number): "high" | "medium" | "low" {
  if (confidence >= 0.7) return "high";
  return confidence >= 0.3 ? "medium" : "low";
}

interface PlateCandidatesProps {
  candidates: readonly PlateCandidate[];
  /** The plates that the reader may search, at least one. */
  fields: readonly PlateField[];
  onChoose: (field: PlateField, plate: string) => void;
}

/** The plates that a picture may show, the likeliest marked, and a field to correct the marked one. */
export function PlateCandidates({ candidates, fields, onChoose }: PlateCandidatesProps) {
  const t = useTranslations("plate-picture");
  const noteId = useId();
  const ordered = inOrderOfUse(candidates, fields);
  const [first] = ordered;
  const [text, setText] = useState(first?.display ?? "");
  const [country, setCountry] = useState(first?.country ?? null);
  const marked = candidates.find(({ display }) => display === text);
  const field = marked ? fieldOfPlate(marked, fields) : (fieldReading(text, country, fields) ?? fields[0]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (field && text.trim() !== "") onChoose(field, text.trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <fieldset className="grid gap-1">
        <legend className="mb-2 text-ink-2">{t("lead")}</legend>
        {ordered.map((candidate) => (
          <label
            key={candidate.plate}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded border border-line px-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="plate"
              className="accent-accent"
              checked={candidate === marked}
              onChange={() => {
                setText(candidate.display);
                setCountry(candidate.country);
              }}
            />
            <Plate number={candidate.display} country={(candidate.country && signs[candidate.country]) ?? null} />
            <span className="ms-auto text-end text-data text-ink-3">
              {t(fieldOfPlate(candidate, fields) ? `sureness.${sureness(candidate.confidence)}` : "notSearched")}
            </span>
          </label>
        ))}
      </fieldset>
      <Field label={t("correct")}>
        {(control) => (
          <Input
            {...control}
            value={text}
            dir="ltr"
            maxLength={PLATE_MAX_LENGTH}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            className="num uppercase"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <p id={noteId} role="status" className="text-data text-ink-2 empty:hidden">
        {field ? "" : t("notSearchedHelp")}
      </p>
      <Button type="submit" variant="primary" disabled={!field} aria-describedby={noteId} className="justify-self-end">
        {t("use")}
      </Button>
    </form>
  );
}
