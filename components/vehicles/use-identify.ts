import { useState, type FormEvent } from "react";
import { forgetSaid } from "@/components/page/said-before";
import { useGo } from "@/components/page/use-go";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { readSearch, type SearchField, type SearchReading } from "@/lib/domains/vehicles/search/rules";

export interface Identify {
  /** The field that was typed into last; the others are empty. */
  field: SearchField;
  text: string;
  reading: SearchReading;
  /** The text was submitted as it stands and could not be read. */
  refused: boolean;
  searching: boolean;
  type: (field: SearchField, text: string) => void;
  submit: (event: FormEvent) => void;
  /** Looks the value up, once it can be read; else it stands in its field, refused. */
  search: (field: SearchField, value: string) => void;
}

/**
 * One identifier at a time, one search at a time: an empty field and a running search submit nothing. A Swiss plate may
 * name several vehicles and goes to `onSwissPlate`.
 */
export function useIdentify(first: SearchField, onSwissPlate: (plate: string) => void): Identify {
  const { go, going: searching } = useGo();
  const [{ field, text }, setTyped] = useState({ field: first, text: "" });
  const [refused, setRefused] = useState(false);
  const reading = readSearch(field, text);

  const type = (nextField: SearchField, nextText: string) => {
    setTyped({ field: nextField, text: nextText });
    setRefused(false);
  };
  const search = (wanted: SearchField, value: string) => {
    if (searching) return;
    const meant = readSearch(wanted, value);
    setTyped({ field: wanted, text: value });
    setRefused(meant.outcome === "malformed");
    if (meant.outcome !== "read") return;
    if (wanted === "swissPlate") return onSwissPlate(meant.value);
    forgetSaid("vehicle");
    go(vehicleBase({ field: wanted, value: meant.value }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(field, text);
  };
  return { field, text, reading, refused, searching, type, submit, search };
}
