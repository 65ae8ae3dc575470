import type { OePartAnswer } from "@/lib/domains/oe/schema";

export interface NumberLink {
  number: string;
  href: string;
}

/** A part of a plate with the places that it leads to. */
export interface PlateRow extends Pick<
  OePartAnswer,
  "position" | "quantity" | "frontRear" | "leftRight" | "note" | "articles"
> {
  key: string;
  name: string;
  /** The parts of other brands for the vehicle; null where they cannot be listed. */
  articlesHref: string | null;
  numbers: (NumberLink & {
    articles: number | null;
    /** The parts of other brands that carry this number. */
    articlesHref: string | null;
    replacedBy: NumberLink | null;
    replaces: NumberLink[];
  })[];
}

export interface PlatePlaces {
  /** Where a number's makers, vehicles and articles are told. */
  numberAt: (number: string) => string;
  /** The list of a part, of those alone that carry a number where one is named. */
  articlesAt: ((genartId: number, number?: string) => string) | null;
}

/** The rows of a plate; one position may stand for several parts. */
export const plateRows = (parts: readonly OePartAnswer[], { numberAt, articlesAt }: PlatePlaces): PlateRow[] => {
  const linked = (number: string): NumberLink => ({ number, href: numberAt(number) });
  const listed = ({ genartId }: OePartAnswer, count: number | null, number?: string) =>
    articlesAt && genartId !== null && count ? articlesAt(genartId, number) : null;
  return parts.map((part, at) => ({
    key: `${part.position}/${at}`,
    name: part.standart.part_name,
    ...{ position: part.position, quantity: part.quantity, frontRear: part.frontRear, leftRight: part.leftRight },
    ...{ note: part.note, articles: part.articles, articlesHref: listed(part, part.articles) },
    numbers: part.numbers.map(({ number, articles, replacedBy, replaces }) => ({
      ...linked(number),
      ...{ articles, articlesHref: listed(part, articles, number) },
      ...{ replacedBy: replacedBy === null ? null : linked(replacedBy), replaces: replaces.map(linked) },
    })),
  }));
};
