"use client";

import { Search } from "@/components/drawings/icons";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { openSlide } from "@/components/page/slides/open-slide";
import { sayOffline } from "@/components/page/offline";
import { isTyping } from "@/components/page/is-typing";
import { onDemand } from "@/components/page/on-demand";
import { sayTyped, useOffered } from "@/components/page/page-search";
import type { Allowed } from "@/components/page/allowed-places";
import { useCombobox } from "@/components/page/use-combobox";
import { useGo } from "@/components/page/use-go";
import {
  awaitVehicle,
  layDownAwaited,
  searchFieldId,
  useVehicleInHand,
  type VehicleInHand,
} from "@/components/page/vehicle-in-hand";
import { SpeechButton } from "@/components/speech/speech-button";
import { InputBox } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { slideOfPlace } from "@/lib/domains/slides/places";
import type { OpenedSlide } from "@/lib/domains/slides/rules";
import { parseVehiclePath, phraseOf } from "@/lib/domains/vehicles/paths/rules";
import type { SearchOption, SuggestedText } from "./search-option";
import { SearchOptions } from "./search-options";
import { useReadings, type Readings } from "./use-readings";

const PartSuggestions = onDemand(() => import("./part-suggestions").then((module) => module.default), { quiet: true });
const VehicleSuggestions = onDemand(() => import("./vehicle-suggestions").then((module) => module.default), {
  quiet: true,
});
const noSuggestions: SuggestedText = { text: "", options: [] };

interface Props extends Allowed {
  plateCountry: "FR" | "CH";
}

const shortest = 2;

/** The vehicle in hand; before a page that was just loaded has said it, the one that its address names. */
function useVehicleHere(pathname: string): VehicleInHand | null {
  const inHand = useVehicleInHand();
  const named = inHand === undefined ? parseVehiclePath(pathname) : null;
  return named ? { base: named.base, ktype: null, label: null } : (inHand ?? null);
}

/** The slide of the first option that a slide can show; the answer of a vehicle in hand is none of them. */
function slideAmong(options: readonly SearchOption[]): OpenedSlide | null {
  for (const { href, label } of options) {
    const slide = slideOfPlace(href, label);
    if (slide) return slide;
  }
  return null;
}

/** One field for everything: says what it recognised before Enter, then goes there; with a vehicle in hand it means that one. */
export function SearchField({ plateCountry, ...allowed }: Props) {
  const t = useTranslations("shell.search");
  const { go } = useGo();
  const pathname = usePathname();
  const vehicle = useVehicleHere(pathname);
  const offered = useOffered();
  const [text, setText] = useState(() => phraseOf(pathname));
  const [silent, setSilent] = useState(false);
  const typed = useDeferredValue(text);
  const [suggested, setSuggested] = useState(noSuggestions);
  const { readings, ask } = useReadings();
  const prepare = () => void ask().catch(() => undefined);
  const known = { ...allowed, plateCountry, vehicle, offered, t };
  const options =
    readings?.read({ ...known, text: typed, suggested: suggested.text === typed ? suggested.options : [] }) ?? [];
  useEffect(() => sayTyped(typed), [typed]);
  useEffect(() => layDownAwaited(pathname), [pathname]);
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || isTyping(event) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>(`#${searchFieldId}`);
      field?.focus();
      field?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);
  const left = useRef<{ text: string; isPhrase: boolean } | null>(null);
  // A phrase that opened a list is said there, and the list's own keys serve; one that opened none stays to be mended.
  const arrive = () => {
    if (left.current === null || phraseOf(window.location.pathname) !== "") return;
    const { text: gone, isPhrase } = left.current;
    left.current = null;
    setText((now) => (now === gone ? "" : now));
    if (isPhrase) document.getElementById(searchFieldId)?.blur();
  };
  const arriveLater = useEffectEvent(arrive);
  useEffect(() => {
    const soon = setTimeout(() => arriveLater());
    return () => clearTimeout(soon);
  }, [pathname]);
  const leave = (href: string) => {
    const named = parseVehiclePath(href);
    left.current = { text, isPhrase: phraseOf(href) !== "" };
    box.close();
    if (named?.place.kind === "families" && navigator.onLine) awaitVehicle(named.base);
    go(href, arrive);
  };
  // Enter with Shift opens what a slide can show over the page; the submit event does not tell of the key.
  const withShift = useRef(false);
  const isOwn = (href: string) => vehicle !== null && href.startsWith(`${vehicle.base}/`);
  const take = ({ href, label: title, isOutside }: SearchOption, all: readonly SearchOption[]) => {
    if (isOutside) {
      box.close();
      window.open(href, "_blank", "noopener,noreferrer");
      return;
    }
    const slide = withShift.current ? slideAmong(isOwn(href) ? all : [{ href, label: title }]) : null;
    if (!slide) return leave(href);
    box.close();
    openSlide(slide);
  };
  const box = useCombobox({
    ...{ count: options.length, start: 0, pointerOnly: text !== typed },
    onChoose: (index) => options[index] && take(options[index], options),
    onKey: ({ key }) => key === "Escape" && setText(""),
  });
  // What was said stands in the field and is looked at: Enter searches.
  const say = (said: string) => {
    setText(said);
    setSilent(false);
    document.getElementById(searchFieldId)?.focus();
    box.open();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = ({ read: by }: Readings) => {
      const all = by({ ...known, text, suggested: [] });
      setSilent(!all[0]);
      if (all[0]) take(all[0], all);
    };
    if (readings) search(readings);
    else ask().then(search, sayOffline);
  };
  const suggests = typed.trim().length >= shortest;
  const label = vehicle?.label ? t("labelVehicle", { vehicle: vehicle.label }) : t("label");
  return (
    <form
      {...box.frame}
      role="search"
      onPointerEnter={prepare}
      aria-label={t("label")}
      onSubmit={submit}
      onKeyDownCapture={({ key, shiftKey }) => (withShift.current = key === "Enter" && shiftKey)}
      onPointerDownCapture={() => (withShift.current = false)}
      className="relative min-w-0 max-w-160 flex-1"
    >
      <InputBox
        {...box.field}
        id={searchFieldId}
        type="search"
        name="q"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={5000}
        aria-label={label}
        placeholder={vehicle?.label ? label : t(offered.length > 0 ? "placeholderTiles" : "placeholder")}
        value={text}
        onFocus={() => {
          prepare();
          box.open();
        }}
        onClick={() => {
          if (!box.isOpen) box.open();
        }}
        onChange={(event) => {
          prepare();
          setText(event.target.value);
          setSilent(false);
          box.open();
        }}
        lead={<Search className="stroke-2" />}
        trail={
          <>
            <Kbd className="max-md:hidden">{t("shortcut")}</Kbd>
            <span className="contents max-md:hidden">
              <SpeechButton wanted="any" country={plateCountry} size="sm" onValue={say} />
            </span>
          </>
        }
      />
      <SearchOptions box={box} options={options} silent={silent} List={readings?.List} />
      {suggests && vehicle?.ktype ? (
        <VehicleSuggestions text={typed} base={vehicle.base} ktype={vehicle.ktype} onFound={setSuggested} />
      ) : null}
      {suggests && !vehicle && allowed.mayBrowse ? <PartSuggestions text={typed} onFound={setSuggested} /> : null}
    </form>
  );
}
