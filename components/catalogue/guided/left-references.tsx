import { useTranslations } from "next-intl";
import { Badge, Note } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { writeNumbers } from "@/lib/domains/catalogue/guided/numbers";
import type { Guide } from "@/lib/domains/catalogue/guided/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";

interface Props {
  base: string;
  itemId: number;
  guide: Guide & { apart: string[][] };
}

/** The references that are left, each with what still tells it apart and the way to the articles that replace it. */
export function LeftReferences({ base, itemId, guide: { left, apart, questions } }: Props) {
  const t = useTranslations("guided");
  const alike = left.length > 1 && questions.length === 0 && apart.every((demands) => demands.length === 0);
  const numbers = left.map(({ reference }) => reference.oe);
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
      {alike ? <Note>{t("same")}</Note> : null}
      <ul className="grid gap-2">
        {left.map(({ reference: { oe, frontRear, leftRight }, fit }, at) => {
          const place = [frontRear, leftRight].filter((side) => side !== null).map((side) => t(`value.${side}`));
          const href = vehiclePlace(base, { kind: "katiaArticles", oeNrs: writeNumbers([oe]), itemId });
          const fits = fit.verdict === "fits";
          return (
            <li
              key={oe}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-paper px-4 py-3 shadow-card"
            >
              <span className="min-w-0 flex-1 basis-60">
                <span className="flex flex-wrap items-center gap-2">
                  <bdi dir="ltr" className="num text-sub font-semibold">
                    {oe}
                  </bdi>
                  {place.length > 0 ? <Badge>{place.join(" ")}</Badge> : null}
                  <Badge tone={fits ? "fit" : "unknown"}>{t(fits ? "fits" : "open")}</Badge>
                </span>
                {apart[at]?.length ? (
                  <span className="mt-0.5 block text-data text-ink-2 wrap-anywhere">{apart[at].join(" · ")}</span>
                ) : null}
              </span>
              <LinkButton variant="primary" href={href} prefetch={false} aria-label={t("articlesOf", { number: oe })}>
                {t("articles")}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
