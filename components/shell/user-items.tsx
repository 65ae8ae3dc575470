import {
  Building2,
  Camera,
  Command,
  KeyRound,
  Languages,
  LifeBuoy,
  LogOut,
  Maximize,
  MessageCircle,
  Microscope,
  Monitor,
  Moon,
  Smartphone,
  Sun,
  UserRound,
  type IconType,
} from "@/components/drawings/icons";
import { useLocale, useTranslations } from "next-intl";
import type { MenuItem } from "@/components/ui/menu-entry";
import { languageName } from "@/lib/shared/languages";
import { themes } from "@/lib/shared/theme";
import type { Hosted } from "./hosted";
import { toggleFullScreen } from "./full-screen";
import { openChat } from "./open-chat";
import { openDialog, type DialogName } from "./open-dialog";
import { useShortcuts } from "./shortcut-entries";
import { useChoices } from "@/components/page/use-choices";
import { useGo } from "@/components/page/use-go";

const themeIcons = { system: Monitor, light: Sun, dark: Moon };
const isNarrow = (below: string) => window.matchMedia(`(width < ${below})`).matches;
const icon = (Icon: IconType) => <Icon />;
const line = (id: string): MenuItem => ({ id, separator: true });

/** The entries of the user menu, asked for when it opens; where the header is narrow they hold what it has no room for. */
export function useUserItems({ user, open, theme, expert, tools, chats }: Hosted): () => MenuItem[] {
  const t = useTranslations("shell");
  const locale = useLocale();
  const { go } = useGo();
  const choices = useChoices();
  const shortcuts = useShortcuts({ open, tools });
  const dialog = (id: DialogName, Icon: IconType, hint?: string): MenuItem => ({
    ...{ id, icon: icon(Icon), label: t(`user.${id}`), hint },
    onSelect: () => openDialog(id),
  });
  const place = (id: "account" | "password", href: string, Icon: IconType): MenuItem => ({
    ...{ id, icon: icon(Icon), label: t(`user.${id}`) },
    onSelect: () => go(href),
  });
  const companies = (): MenuItem[] =>
    Object.entries(user.companies)
      .filter(([id]) => Number(id) !== user.companyId)
      .map(([id, { name }]) => ({
        ...{ id: `company-${id}`, label: name, icon: icon(Building2), hint: t("user.switch") },
        onSelect: () => openDialog("company", Number(id)),
      }));
  const looks = (): MenuItem[] =>
    themes.map((one) => ({
      ...{ id: one, label: t(`theme.${one}`), icon: icon(themeIcons[one]), hint: one === theme ? "✓" : undefined },
      onSelect: () => choices.setTheme(one),
    }));
  const onPhone = (): MenuItem[] => [
    ...shortcuts.map(({ id, href, label, icon: Icon }) => ({
      ...{ id, label, icon: icon(Icon) },
      onSelect: () => go(href),
    })),
    ...(expert === null
      ? []
      : [
          {
            ...{ id: "expert", label: t("expert.label"), icon: icon(Microscope), hint: expert ? "✓" : undefined },
            onSelect: () => void choices.setExpert(!expert),
          },
        ]),
    ...(chats ? [{ id: "chat", label: t("chat", { count: 0 }), icon: icon(MessageCircle), onSelect: openChat }] : []),
    line("line-create"),
  ];
  const whenNarrow = (): MenuItem[] => [
    dialog("language", Languages, languageName(locale)),
    dialog("support", LifeBuoy),
    ...(document.fullscreenEnabled
      ? [{ id: "full", label: t("fullScreen"), icon: icon(Maximize), onSelect: toggleFullScreen }]
      : []),
  ];
  return () => [
    line("line-who"),
    ...companies(),
    ...(isNarrow("48rem") ? onPhone() : []),
    ...(open.account ? [place("account", "/mon-compte", UserRound)] : []),
    dialog("picture", Camera),
    place("password", "/password", KeyRound),
    dialog("link", Smartphone),
    dialog("palette", Command, t("search.paletteKey")),
    ...(isNarrow("64rem") ? whenNarrow() : []),
    line("line-theme"),
    ...looks(),
    line("line-leave"),
    { id: "logout", label: t("user.logout"), icon: icon(LogOut), onSelect: () => void choices.logOut() },
  ];
}
