import { describeRecognition, isVehicleText, placeOfWhole, placesOf } from "@/components/page/search-places";
import { type Allowed } from "@/components/page/allowed-places";
import type { OfferedPlace } from "@/components/page/page-search";
import type { VehicleInHand } from "@/components/page/vehicle-in-hand";
import { phrasePlace } from "@/lib/domains/vehicles/paths/rules";
import { matchesText } from "@/lib/shared/by-label";
import { recogniseAll, type Recognition } from "@/lib/shared/recognise";
import type { SearchOption } from "./search-option";

interface Typed extends Allowed {
  text: string;
  plateCountry: "FR" | "CH";
  vehicle: VehicleInHand | null;
  /** What the page itself offers. */
  offered?: readonly OfferedPlace[];
  /** Suggestions for this very text. */
  suggested: readonly SearchOption[];
  t: (key: string, values: Record<string, string>) => string;
}

const mostPlaces = 8;
const mostOffered = 6;

/** The places of the page that hold every typed word. */
function offeredFor(text: string, offered: readonly OfferedPlace[]): SearchOption[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  return offered
    .filter(({ label, words }) => matchesText(`${label} ${words}`, text))
    .slice(0, mostOffered)
    .map(({ href, label, isOutside }) => ({ href, label, isOutside, group: "tiles" as const }));
}

function dropRepeated(options: readonly SearchOption[]): SearchOption[] {
  return options.filter(({ href }, at) => options.findIndex((other) => other.href === href) === at);
}

/** Where a typed text may lead, Enter's place first: with a vehicle in hand its own answer, and the whole catalogue after. */
export function searchOptionsOf(typed: Typed): SearchOption[] {
  const { text, plateCountry, vehicle, suggested, offered = [], t, ...allowed } = typed;
  const readings = recogniseAll(text, { plateCountry });
  const describe = (found: Recognition) => describeRecognition(found, t);
  const places = placesOf(readings, allowed)
    .slice(0, mostPlaces)
    .map(({ found, href }) => ({ href, label: describe(found) }));
  const words = text.trim();
  if (!vehicle || !/[\p{L}\p{N}]/u.test(words))
    return dropRepeated([...places, ...offeredFor(words, offered), ...suggested]);
  const label = t(vehicle.label ? "forVehicle" : "forComing", {
    text: words.slice(0, 60),
    vehicle: vehicle.label ?? "",
  });
  const own: SearchOption = { href: phrasePlace(vehicle.base, words), label };
  const changed = isVehicleText(readings[0]) ? places.slice(0, 1) : [];
  const whole = allowed.mayBrowse
    ? [{ href: placeOfWhole(words), label: t("whole", { text: words.slice(0, 60) }) }]
    : [];
  const others = placesOf(
    readings.filter(({ kind }) => kind !== "words" && kind !== "reference" && kind !== "ean"),
    { ...allowed, mayBrowse: false },
  ).map(({ found, href }) => ({ href, label: describe(found) }));
  return dropRepeated([...changed, own, ...suggested, ...whole, ...others]);
}
