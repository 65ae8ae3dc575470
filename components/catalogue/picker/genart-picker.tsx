"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { useCombobox } from "@/components/page/use-combobox";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { InputBox } from "@/components/ui/input";
import { rankLabels } from "@/lib/shared/by-label";
import type { GenartRow } from "@/lib/domains/catalogue/tree/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { PickerOptions } from "./picker-options";
import { useVehicleGenarts } from "./use-vehicle-genarts";

const mostShown = 40;
const mostChosen = 20;

/** Where a choice of generic articles leads: one to its list, several to the sub-search. */
function placeOfChoice(base: string, chosen: readonly GenartRow[]): string | null {
  const [first] = chosen;
  if (!first) return null;
  if (chosen.length > 1) {
    return vehiclePlace(base, {
      kind: "search",
      name: "from-breadcrumb",
      genartIds: chosen.map(({ id }) => id),
      itemId: first.id,
    });
  }
  const { familyId: family, subFamilyId: subFamily, categoryId, id: itemId } = first;
  return vehiclePlace(base, { kind: "item", family, subFamily, categoryId, itemId });
}

/** Type, tick one or several parts of the vehicle, and go: Enter ticks, Enter on an empty field searches. */
export function GenartPicker({ base, ktype }: { base: string; ktype: number }) {
  const t = useTranslations("catalogue.picker");
  const { go } = useGo();
  const { genarts, failed, load } = useVehicleGenarts(ktype);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<GenartRow[]>([]);
  const options = rankLabels(genarts ?? [], text, mostShown);

  const toggle = (genart: GenartRow) => {
    const others = chosen.filter(({ id }) => id !== genart.id);
    setChosen(others.length < chosen.length ? others : [...chosen, genart].slice(0, mostChosen));
    setText("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const place = placeOfChoice(base, chosen);
    if (place) go(place);
  };
  const box = useCombobox({
    ...{ count: options.length, of: chosen, start: 0, pointerOnly: text.trim() === "" && chosen.length > 0 },
    onChoose: (index) => options[index] && toggle(options[index]),
    onKey: ({ key }) => key === "Backspace" && text === "" && setChosen(chosen.slice(0, -1)),
  });

  return (
    <form {...box.frame} onSubmit={submit} className="relative w-full max-w-140">
      <div className="flex gap-2">
        <InputBox
          {...box.field}
          aria-label={t("label")}
          placeholder={t("placeholder")}
          boxClassName="min-w-0 flex-1 bg-paper"
          maxLength={200}
          value={text}
          onFocus={() => {
            load();
            box.open();
          }}
          onChange={(event) => {
            setText(event.target.value);
            box.open();
          }}
        />
        <Button type="submit" variant={chosen.length > 0 ? "primary" : "secondary"} disabled={chosen.length === 0}>
          {t("search")}
        </Button>
      </div>
      {chosen.length > 0 ? (
        <div className="mt-2 flex flex-wrap gap-1.5" aria-label={t("chosen", { count: chosen.length })} role="group">
          {chosen.map((genart) => (
            <Chip
              key={genart.id}
              pressed
              removable
              aria-label={t("remove", { label: genart.label })}
              onClick={() => toggle(genart)}
            >
              {genart.label}
            </Chip>
          ))}
        </div>
      ) : null}
      <PickerOptions box={box} loading={!genarts && !failed} failed={failed} options={options} chosen={chosen} />
    </form>
  );
}
