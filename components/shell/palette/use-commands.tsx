import { Building2, CarFront, CornerDownRight, Maximize, PanelTop, Wrench, Zap } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { HostedDialogProps } from "@/components/shell/hosted";
import { toggleFullScreen } from "@/components/shell/full-screen";
import { openDialog, type DialogName } from "@/components/shell/open-dialog";
import { describeRecognition, placesOf } from "@/components/page/search-places";
import { allowedPlaces } from "@/components/page/allowed-places";
import { useShortcuts } from "@/components/shell/shortcut-entries";
import { useChoices } from "@/components/page/use-choices";
import { useVehicleInHand } from "@/components/page/vehicle-in-hand";
import { useKept } from "@/components/vehicles/use-kept";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { vehicleScreens } from "@/lib/domains/vehicles/paths/screens";
import { languageName, pickerLanguages } from "@/lib/shared/languages";
import { heldIn } from "@/lib/shared/page-rights";
import { recogniseAll } from "@/lib/shared/recognise";
import { themes } from "@/lib/shared/theme";
import { findCommands, type Findable } from "./find-commands";
import { screensOf } from "./screens";

export type Group = "found" | "vehicles" | "screens" | "actions";

export interface Command extends Findable {
  id: string;
  group: Group;
  icon: ReactNode;
  /** A place to go, or something to do. */
  href?: string;
  run?: () => void;
}

const vehiclesAtFirst = 5;
const most = 40;
const sure = new Set(["plate", "vin", "ean", "chassis", "technicalType", "operation"]);

/** Everything that the palette offers for a text: what it recognised, recent vehicles, screens and actions. */
export function useCommands({ user, open, theme, expert, tools, chats }: HostedDialogProps, text: string): Command[] {
  const shell = useTranslations("shell");
  const vehicles = useVehicles();
  const commands = [
    ...vehicles,
    ...useVehicleScreens(user.rights),
    ...useScreens(user.rights),
    ...useActions({ user, open, theme, expert, tools, chats }),
  ];
  const may = heldIn(user.rights);
  const plateCountry = may("immatFR") || !may("immatCH") ? ("FR" as const) : ("CH" as const);
  const places = placesOf(recogniseAll(text, { plateCountry }), allowedPlaces(user.rights)).slice(0, 6);
  const found = places.map(({ found: reading, href }) => ({
    ...{ id: `found-${href}`, group: "found" as const, href, icon: <CornerDownRight /> },
    label: describeRecognition(reading, (key, values) => shell(`search.${key}`, values)),
  }));
  if (text.trim() === "") return commands.filter((one) => !vehicles.slice(vehiclesAtFirst).includes(one));
  const named = findCommands(commands, text);
  const first = sure.has(places[0]?.found.kind ?? "");
  return (first ? [...found, ...named] : [...named, ...found]).slice(0, most);
}

function useVehicles(): Command[] {
  const kept = useKept("history");
  return kept.map(({ url, label }) => ({
    ...{ id: `vehicle-${url}`, group: "vehicles" as const, href: url, icon: <CarFront /> },
    ...{ label, words: decodeURIComponent(url) },
  }));
}

/** The screens of the vehicle in hand that stand behind no tab. */
function useVehicleScreens(rights: readonly string[]): Command[] {
  const t = useTranslations("dialogs.palette");
  const inHand = useVehicleInHand();
  if (!inHand?.label) return [];
  const { base, label: vehicle } = inHand;
  const may = heldIn(rights);
  return (["rev", "workSheet", "recycling", "vehicleStock"] as const)
    .filter((kind) => vehicleScreens[kind].needs.each.every(may))
    .map((kind) => ({
      ...{ id: `vehicle-screen-${kind}`, group: "screens" as const, href: vehiclePlace(base, { kind }) },
      ...{ icon: <Wrench />, label: t(`vehicleScreens.${kind}`, { vehicle }), words: t("words.screens") },
    }));
}

function useScreens(rights: readonly string[]): Command[] {
  const menu = useTranslations("shell.menu");
  const t = useTranslations("dialogs.palette");
  return screensOf(rights).map((screen) => {
    const Icon = "menu" in screen ? screen.icon : PanelTop;
    return {
      ...{ id: `screen-${screen.href}`, group: "screens" as const, href: screen.href, icon: <Icon /> },
      label: "menu" in screen ? menu(screen.menu) : t(`screens.${screen.other}`),
      words: t("words.screens"),
    };
  });
}

function useActions({ user, open, theme, expert, tools }: Omit<HostedDialogProps, "onClose">): Command[] {
  const shell = useTranslations("shell");
  const t = useTranslations("dialogs.palette");
  const choices = useChoices();
  const shortcuts = useShortcuts({ open, tools });
  const action = (id: string, label: string, words: string, run: () => void, icon: ReactNode = <Zap />) => ({
    ...{ id, group: "actions" as const, label, words, run, icon },
  });
  const dialog = (name: Exclude<DialogName, "palette" | "language">) =>
    action(name, t(`actions.${name}`), t(`words.${name}`), () => openDialog(name));
  return [
    ...shortcuts.map(({ id, href, label, icon: Icon }) => ({
      ...{ id, group: "actions" as const, href, label, words: t("words.create") },
      icon: <Icon />,
    })),
    ...(expert === null
      ? []
      : [
          action(
            "expert",
            t(expert ? "actions.expertOff" : "actions.expertOn"),
            t("words.expert"),
            () => void choices.setExpert(!expert),
          ),
        ]),
    dialog("link"),
    dialog("picture"),
    dialog("support"),
    ...(document.fullscreenEnabled
      ? [action("full", t("actions.fullscreen"), "", toggleFullScreen, <Maximize />)]
      : []),
    ...themes
      .filter((one) => one !== theme)
      .map((one) =>
        action(`theme-${one}`, t("actions.theme", { name: shell(`theme.${one}`) }), t("words.theme"), () =>
          choices.setTheme(one),
        ),
      ),
    action("languages", shell("otherLanguages"), t("words.language"), () => openDialog("language")),
    ...pickerLanguages.map((tag) =>
      action(`language-${tag}`, t("actions.language", { name: languageName(tag) }), t("words.language"), () =>
        choices.setLanguage(tag),
      ),
    ),
    ...Object.entries(user.companies)
      .filter(([id]) => Number(id) !== user.companyId)
      .map(([id, { name }]) =>
        action(
          `company-${id}`,
          t("actions.company", { name }),
          t("words.company"),
          () => openDialog("company", Number(id)),
          <Building2 />,
        ),
      ),
    action("logout", t("actions.logout"), t("words.logout"), () => void choices.logOut()),
  ];
}
