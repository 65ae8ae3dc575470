import { getTranslations } from "next-intl/server";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import type { SelectorText } from "@/components/vehicles/years";
import type { FuelGroup } from "@/lib/domains/vehicles/emissions/rules";
import {
  isNarrowed,
  readBand,
  readWish,
  toggled,
  wishKeys,
  wishQuery,
  type Choice,
  type Choices,
  type VersionWish,
  type WishKey,
} from "@/lib/domains/vehicles/versions/narrow/rules";

interface Props {
  /** The model's own address. */
  href: string;
  wish: VersionWish;
  choices: Choices;
  phrase: string;
}

const useful = (choices: readonly Choice[]) => choices.length > 1 || choices.some(({ chosen }) => chosen);

/** A model's versions by fuel, power and year, each value with the versions that it leaves; the choice lives in the address. */
export async function VersionFilters({ href, wish, choices, phrase }: Props) {
  const [t, words] = await Promise.all([getTranslations("selector"), getTranslations("vehicles")]);
  const nameOf: Record<WishKey, (value: string) => string> = {
    fuel: (value) => (words.has(`fuels.${value as FuelGroup}`) ? words(`fuels.${value as FuelGroup}`) : value),
    power: (value) => bandText(t, value),
    year: (value) => value,
  };
  const shown = wishKeys.filter((key) => useful(choices[key]));
  if (shown.length === 0) return null;
  return (
    <ArrowLinks className="mb-3 grid gap-1.5">
      {shown.map((key) => (
        <nav key={key} aria-label={t(`narrow.${key}`)} className="flex flex-wrap items-center gap-1.5">
          <span aria-hidden className="me-1 min-w-16 text-data text-ink-2">
            {t(`narrow.${key}`)}
          </span>
          {choices[key].map((choice) => (
            <ChipLink
              key={choice.value}
              href={href + wishQuery(toggled(wish, key, choice), 1, phrase)}
              prefetch={false}
              scroll={false}
              replace
              active={choice.chosen}
              removable={choice.chosen}
            >
              <span className="first-letter:uppercase">{nameOf[key](choice.value)}</span>
              <span className="num text-ink-3">{choice.count}</span>
            </ChipLink>
          ))}
        </nav>
      ))}
      {isNarrowed(wish) ? (
        <LinkButton
          href={href + wishQuery(readWish({}), 1, phrase)}
          size="sm"
          className="justify-self-start"
          replace
          scroll={false}
        >
          {t("narrow.clear")}
        </LinkButton>
      ) : null}
    </ArrowLinks>
  );
}

function bandText(t: SelectorText, value: string): string {
  const { from, to } = readBand(value);
  if (from === null) return t("narrow.upTo", { to: to ?? 0 });
  return to === null ? t("narrow.over", { from }) : t("narrow.between", { from: from + 1, to });
}
