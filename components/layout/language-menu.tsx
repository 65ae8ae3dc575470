import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Menu } from "@/components/ui/menu";
import { call } from "@/lib/api/client";
import { languageCookie, pickerLanguages } from "@/lib/shared/languages";
import { remember } from "./browser-choice";

const nameOf = (tag: string) => new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;

export function LanguageMenu({ current }: { current: string }) {
  const t = useTranslations("shell");
  const router = useRouter();
  const choose = (tag: string) => {
    remember(languageCookie, tag);
    void call("post", "/setUserPreference", { body: { name: "language", value: tag } }).catch(() => undefined);
    router.refresh();
  };
  const items = () =>
    pickerLanguages.map((tag) => ({
      id: tag,
      label: <span lang={tag}>{nameOf(tag)}</span>,
      hint: tag === current ? "✓" : undefined,
      onSelect: () => choose(tag),
    }));
  const label = `${t("language")} : ${current}`;
  return (
    <Menu
      icon
      label={label}
      variant="ghost"
      align="end"
      items={items}
      trigger={<span className="text-data uppercase">{current.slice(0, 2)}</span>}
    />
  );
}
