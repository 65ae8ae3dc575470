"use client";

import { useTranslations } from "next-intl";
import { useId, useState, type FormEvent, type KeyboardEvent } from "react";
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
  const listId = useId();
  const { genarts, failed, load } = useVehicleGenarts(ktype);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<GenartRow[]>([]);
  const options = rankLabels(genarts ?? [], text, mostShown);

  const toggle = (genart: GenartRow) => {
    const others = chosen.filter(({ id }) => id !== genart.id);
    setChosen(others.length < chosen.length ? others : [...chosen, genart].slice(0, mostChosen));
    setText("");
    setAt(0);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const place = placeOfChoice(base, chosen);
    if (place) go(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[at];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      setAt((now) =>
        Math.min(
          Math.max(now + (event.key === "ArrowDown" && open ? 1 : event.key === "ArrowUp" ? -1 : 0), 0),
          Math.max(0, options.length - 1),
        ),
      );
    } else if (event.key === "Enter" && option && open && (text.trim() !== "" || chosen.length === 0)) {
      event.preventDefault();
      toggle(option);
    } else if (event.key === "Escape" && open) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === "Backspace" && text === "") setChosen(chosen.slice(0, -1));
  };

  return (
    <form
      onSubmit={submit}
      className="relative w-full max-w-140"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <div className="flex gap-2">
        <InputBox
          role="combobox"
          aria-label={t("label")}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && options[at] ? `${listId}-${options[at].id}` : undefined}
          placeholder={t("placeholder")}
          boxClassName="min-w-0 flex-1 bg-paper"
          autoComplete="off"
          maxLength={200}
          value={text}
          onFocus={() => {
            load();
            setOpen(true);
          }}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
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
      <PickerOptions
        id={listId}
        open={open}
        loading={!genarts && !failed}
        failed={failed}
        options={options}
        at={at}
        chosen={chosen}
        onToggle={toggle}
      />
    </form>
  );
}
