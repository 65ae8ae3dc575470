import { getTranslations } from "next-intl/server";
import { ChipLink } from "@/components/ui/chip";
import { sizeText } from "@/lib/domains/catalogue/list/size-text";
import { isPosition } from "@/lib/domains/catalogue/list/wants";
import { hitAddress, withWant, type HitChoice } from "@/lib/domains/catalogue/search/address";
import { modelWant } from "@/lib/domains/catalogue/search/rules";
import type { PartHits } from "@/lib/domains/catalogue/search/schema";

interface Props {
  wants: PartHits["named"]["wants"];
  choice: HitChoice;
  path: string;
}

/** Models, positions and sizes of the phrase: those that narrow the hits, those taken off, and those that would leave nothing. */
export async function WantChips({ wants, choice, path }: Props) {
  const [t, list] = await Promise.all([getTranslations("catalogue.search"), getTranslations("catalogue.list")]);
  const models = wants.find(({ kind }) => kind === "model")?.typed ?? "";
  const labelOf = (word: string) =>
    word === modelWant ? models : isPosition(word) ? list(`want.${word}`) : sizeText(word);
  const off = new Set(choice.without);
  const shown = [...wants.filter(({ on, word }) => on && !off.has(word)).map(({ word }) => word), ...choice.without];
  const idle = wants.filter(({ on, word }) => !on && !off.has(word)).map(({ typed }) => typed);
  if (shown.length === 0 && idle.length === 0) return null;
  return (
    <nav aria-label={t("wants")} className="mb-2 flex flex-wrap items-center gap-2">
      {shown.map((word) => (
        <ChipLink
          key={word}
          href={hitAddress(path, withWant(choice, word))}
          active={!off.has(word)}
          removable={!off.has(word)}
          aria-label={off.has(word) ? t("putBack", { label: labelOf(word) }) : list("remove", { label: labelOf(word) })}
          scroll={false}
          prefetch={false}
        >
          {labelOf(word)}
        </ChipLink>
      ))}
      {idle.length > 0 ? <span className="text-ink-2">{t("wantsIdle", { words: idle.join(", ") })}</span> : null}
    </nav>
  );
}
