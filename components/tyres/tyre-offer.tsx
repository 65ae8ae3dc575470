import { getTranslations } from "next-intl/server";
import { ChipLink } from "@/components/ui/chip";
import { tyreListHref } from "@/lib/domains/tyres/filters/address";

interface Props {
  found: { name: string; total: number };
  text: string;
}

/** The way from a size or an EAN that was typed among parts to the tyres that it names. */
export async function TyreOffer({ found: { name, total }, text }: Props) {
  const t = await getTranslations("tyres");
  const href = tyreListHref("/tireStock", { text, size: "", filters: {}, sort: "price", page: 1 });
  return (
    <nav aria-label={t("title")} className="my-2.5 flex flex-wrap items-baseline gap-2">
      <span aria-hidden className="text-ink-2">
        {t("title")}
      </span>
      <ChipLink href={href} prefetch={false}>
        <bdi dir="ltr">{name}</bdi> <span className="num text-ink-3">{total}</span>
      </ChipLink>
    </nav>
  );
}
