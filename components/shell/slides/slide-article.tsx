import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { call } from "@/lib/api/client";
import { SlideAnswer } from "./slide-answer";

/** The sheet of an article in short, with the way to the whole of it. */
export function SlideArticle({ articleId }: { articleId: number }) {
  const t = useTranslations("slides");
  const lang = useLocale();
  const ask = () => call("get", "/fichearticle/{id}", { params: { id: articleId }, query: { lang } });
  return (
    <SlideAnswer name={["article", lang, articleId]} ask={ask}>
      {({ brand, number, label, ean, genart, criteria, oeNumbers, applicability }) => (
        <div className="grid gap-3 p-4">
          <div>
            <p className="text-tiny text-ink-3">
              {genart.family} › {genart.subFamily}
            </p>
            <h3 className="text-lead font-semibold">
              {brand.name} <bdi dir="ltr">{number}</bdi>
            </h3>
            <p className="text-ink-2">{label}</p>
          </div>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-data">
            {ean ? <Fact name={t("ean")} value={ean} /> : null}
            {criteria.map(({ key, label: name, value }) => (
              <Fact key={`${key} ${value}`} name={name} value={value} />
            ))}
            {oeNumbers.map(({ ownerId, owner, numbers }) => (
              <Fact key={ownerId} name={t("oe", { make: owner })} value={numbers.join(", ")} />
            ))}
            <Fact name={t("fits")} value={t("vehicles", { count: applicability.vehicles })} />
          </dl>
          <LinkButton href={`/pieces/article/${articleId}`} prefetch={false} variant="primary">
            {t("sheet")}
          </LinkButton>
        </div>
      )}
    </SlideAnswer>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </>
  );
}
