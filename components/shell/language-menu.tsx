import { useTranslations } from "next-intl";
import { Menu } from "@/components/ui/menu";
import { languageName, pickerLanguages } from "@/lib/shared/languages";
import { useChoices } from "@/components/page/use-choices";
import { openDialog } from "./open-dialog";

export function LanguageMenu({ current }: { current: string }) {
  const t = useTranslations("shell");
  const { setLanguage } = useChoices();
  const isBehind = !pickerLanguages.some((tag) => tag === current);
  const items = () => [
    ...[...(isBehind ? [current] : []), ...pickerLanguages].map((tag) => ({
      id: tag,
      label: <span lang={tag}>{languageName(tag)}</span>,
      hint: tag === current ? "✓" : undefined,
      onSelect: () => setLanguage(tag),
    })),
    { id: "others", label: t("otherLanguages"), onSelect: () => openDialog("language") },
  ];
  const label = `${t("language")} : ${current}`;
  return (
    <Menu
      icon
      label={label}
      variant="ghost"
      align="end"
      items={items}
      className="max-lg:hidden"
      trigger={<span className="text-data uppercase">{current.slice(0, 2)}</span>}
    />
  );
}
