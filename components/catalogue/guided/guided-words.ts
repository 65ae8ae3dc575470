import { useLocale, useTranslations } from "next-intl";
import { sideKeys } from "@/lib/domains/catalogue/guided/answers";
import { isAskable, type Choice } from "@/lib/domains/catalogue/guided/askable";
import { formatYearMonth } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/numbers";

type Named = { key: string; text: string | null };
const words = ["manual", "automatic", "front", "rear", "left", "right"] as const;

/** How questions and their answers are called; a question that the source words itself keeps its words. */
export function useGuidedWords() {
  const t = useTranslations("guided");
  const locale = useLocale();
  const ours = (key: string) => (isAskable(key) ? key : (sideKeys.find((side) => side === key) ?? null));

  function bound(key: string, value: string): string {
    if (key === "date") return formatYearMonth(Number(value)) ?? value;
    return key === "grossKg" ? `${formatNumber(Number(value), locale)} kg` : value;
  }

  function stretch(key: string, { from, to }: Choice): string | null {
    if (from !== undefined && to !== undefined) return t("between", { from: bound(key, from), to: bound(key, to) });
    if (from !== undefined) return t("since", { from: bound(key, from) });
    return to === undefined ? null : t("until", { to: bound(key, to) });
  }

  function plain(key: string, value: string): string {
    const word = words.find((one) => one === value);
    if (word) return t(`value.${word}`);
    if (key === "frontDisc") return `${value} mm`;
    const [, kind, mm = ""] = /^(disc|drum)-(\d+)$/.exec(value) ?? [];
    return kind ? t(kind === "disc" ? "discSize" : "drumSize", { mm }) : bound(key, value);
  }

  return {
    questionOf: ({ key, text }: Named): string => {
      const own = ours(key);
      return own ? t(`question.${own}`) : (text ?? key);
    },
    nameOf: ({ key, text }: Named): string => {
      const own = ours(key);
      return own ? t(`short.${own}`) : (text ?? key);
    },
    whereOf: (key: string): string => {
      const own = ours(key);
      return own ? t(`where.${own}`) : t("seenWhere");
    },
    answerOf: (key: string, choice: Choice & { text: string | null }): string =>
      choice.text ?? stretch(key, choice) ?? plain(key, choice.value),
  };
}
