"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Plate, type PlateCountry } from "@/components/ui/plate";
import type { PlateCandidate } from "@/lib/domains/vehicles/plates/schema";
import { PLATE_MAX_LENGTH } from "@/lib/shared/plate";

const signs: Partial<Record<NonNullable<PlateCandidate["country"]>, PlateCountry>> = { FR: "F", CH: "CH", IT: "I" };

function sureness(confidence: number): "high" | "medium" | "low" {
  if (confidence >= 0.7) return "high";
  return confidence >= 0.3 ? "medium" : "low";
}

type PlateCandidatesProps = { candidates: PlateCandidate[]; onChoose: (plate: string) => void };

/** The plates that a picture may show, the likeliest marked, and a field to correct the marked one. */
export function PlateCandidates({ candidates, onChoose }: PlateCandidatesProps) {
  const t = useTranslations("plate-picture");
  const [text, setText] = useState(candidates[0]?.display ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (text.trim() !== "") onChoose(text.trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <fieldset className="grid gap-1">
        <legend className="mb-2 text-ink-2">{t("lead")}</legend>
        {candidates.map(({ plate, display, country, confidence }) => (
          <label
            key={plate}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded border border-line px-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="plate"
              className="accent-accent"
              checked={text === display}
              onChange={() => setText(display)}
            />
            <Plate number={display} country={(country && signs[country]) ?? null} />
            <span className="ms-auto text-data text-ink-3">{t(`sureness.${sureness(confidence)}`)}</span>
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
      <Button type="submit" variant="primary" className="justify-self-end">
        {t("use")}
      </Button>
    </form>
  );
}
