import { useRef, useState, type FormEvent } from "react";
import { forgetSaid } from "@/components/page/said-before";
import { holdsWords, placeOfPhrase } from "@/components/page/search-places";
import { useGo } from "@/components/page/use-go";
import { awaitVehicle } from "@/components/page/vehicle-in-hand";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { readSearch, type SearchField, type SearchReading } from "@/lib/domains/vehicles/search/rules";
import { wholeVin } from "./ask-completion";

export interface Identify {
  /** The field that was typed into last; the others are empty. */
  field: SearchField;
  text: string;
  reading: SearchReading;
  /** The text was submitted as it stands and could not be read, or there was none. */
  refused: boolean;
  searching: boolean;
  type: (field: SearchField, text: string) => void;
  /** An incomplete VIN is searched as the only one that it may become. */
  submit: (event: FormEvent) => void;
  /** Looks the value up, once it can be read; else it stands in its field, refused. */
  search: (field: SearchField, value: string) => void;
}

/**
 * One identifier at a time, one search at a time: an empty field and a running search submit nothing. A Swiss plate may
 * name several vehicles and goes to `onSwissPlate`; what holds words besides, such as a plate and a part, is a phrase.
 */
export function useIdentify(first: SearchField, onSwissPlate: (plate: string) => void): Identify {
  const { go, going: searching } = useGo();
  const [{ field, text }, setTyped] = useState({ field: first, text: "" });
  const [refused, setRefused] = useState(false);
  const reading = readSearch(field, text);
  const typing = useRef(0);

  const type = (nextField: SearchField, nextText: string) => {
    typing.current += 1;
    setTyped({ field: nextField, text: nextText });
    setRefused(false);
  };
  const search = (wanted: SearchField, value: string) => {
    if (searching) return;
    typing.current += 1;
    const meant = readSearch(wanted, value);
    setTyped({ field: wanted, text: value });
    const isPhrase = meant.outcome === "malformed" && holdsWords(value);
    setRefused(meant.outcome === "malformed" && !isPhrase);
    if (isPhrase) return go(placeOfPhrase(value));
    if (meant.outcome !== "read") return;
    if (wanted === "swissPlate") return onSwissPlate(meant.value);
    forgetSaid("vehicle");
    const base = vehicleBase({ field: wanted, value: meant.value });
    if (navigator.onLine) awaitVehicle(base);
    go(base);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reading.outcome === "empty") {
      (event.currentTarget as HTMLFormElement).querySelector<HTMLInputElement>(`input[name=${field}]`)?.focus();
      return setRefused(true);
    }
    const asked = (typing.current += 1);
    const incomplete = field === "vin" && reading.outcome === "read" && reading.as === "chassis";
    const meant = incomplete ? await wholeVin(text) : text;
    // Whoever typed on, or chose meanwhile, means something else.
    if (typing.current === asked) search(field, meant);
  };
  return { field, text, reading, refused, searching, type, submit, search };
}
