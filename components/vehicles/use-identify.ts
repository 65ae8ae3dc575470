import { useState, type FormEvent } from "react";
import { forgetSaid } from "@/components/layout/said-before";
import { useGo } from "@/components/layout/use-go";
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
  search: (value: string) => void;
}

/** One identifier at a time, one search at a time: an empty field and a running search submit nothing. */
export function useIdentify(first: SearchField): Identify {
  const { go, going: searching } = useGo();
  const [{ field, text }, setTyped] = useState({ field: first, text: "" });
  const [refused, setRefused] = useState(false);
  const reading = readSearch(field, text);

  const type = (nextField: SearchField, nextText: string) => {
    setTyped({ field: nextField, text: nextText });
    setRefused(false);
  };
  const search = (value: string) => {
    if (searching) return;
    forgetSaid("vehicle");
    go(vehicleBase({ field, value }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reading.outcome === "read") search(reading.value);
    setRefused(reading.outcome === "malformed");
  };
  return { field, text, reading, refused, searching, type, submit, search };
}
