import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { writeNumbers } from "@/lib/domains/catalogue/guided/numbers";
import type { Guide } from "@/lib/domains/catalogue/guided/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { LeftList, type LeftRow } from "./left-list";

interface Props {
  base: string;
  part: { id: number; label: string };
  guide: Guide & { apart: string[][] };
  /** What the address filters by already. */
  filter: string;
}

/** The references that are left, each with what still tells it apart and the way to the articles that replace it. */
export async function LeftReferences({ base, part, guide: { left, apart }, filter }: Props) {
  const t = await getTranslations("guided");
  const numbers = left.map(({ reference }) => reference.oe);
  const rows = left.map(({ reference: { oe, frontRear, leftRight }, fit }, at): LeftRow => {
    const sides = [frontRear, leftRight].filter((side) => side !== null);
    const place = sides.map((side) => t(`value.${side}`)).join(" ");
    const href = vehiclePlace(base, { kind: "katiaArticles", oeNrs: writeNumbers([oe]), itemId: part.id });
    const demands = apart[at] ?? [];
    return { oe, place, fits: fit.verdict === "fits", demands, href, words: `${part.label} ${place}`, numbers: [oe] };
  });
  return (
    <section aria-label={t("results")} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 text-lead font-semibold">{t("results")}</h2>
        {left.length > 1 ? (
          <LinkButton size="sm" href={vehiclePlace(base, { kind: "katiaNumbers", oeNrs: writeNumbers(numbers) })}>
            {t("references")}
          </LinkButton>
        ) : null}
      </div>
      <ClientMessages of={["guided"]}>
        <LeftList key={numbers.join()} rows={rows} first={filter} />
      </ClientMessages>
    </section>
  );
}
