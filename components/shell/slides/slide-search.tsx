import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { placeOfWhole } from "@/components/page/search-places";
import { openSlide } from "@/components/page/slides/open-slide";
import { call } from "@/lib/api/client";
import { articleSlide } from "@/lib/domains/slides/places";
import { SlideAnswer } from "./slide-answer";

/** The parts of a text; each opens its sheet as a slide. */
export function SlideSearch({ text }: { text: string }) {
  const t = useTranslations("slides");
  const lang = useLocale();
  const ask = () => call("get", "/parts/search/ref/{lang}/{query}", { params: { lang, query: text } });
  return (
    <SlideAnswer name={["search", lang, text]} ask={ask} isEmpty={({ items }) => items.length === 0}>
      {({ items, total }) => (
        <div className="p-3">
          <p className="mb-2 text-data text-ink-2">
            {t("hits", { count: total })}{" "}
            <Link href={placeOfWhole(text)} prefetch={false} className="text-accent hover:underline">
              {t("whole")}
            </Link>
          </p>
          <ul>
            {items.map(({ id, brand, number, label }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => openSlide(articleSlide(id, `${brand.name} ${number}`))}
                  className="block w-full cursor-pointer rounded border-b border-line-2 px-2 py-1.5 text-start hover:bg-sunk touch:min-h-11"
                >
                  <span className="font-semibold">{brand.name}</span> <bdi dir="ltr">{number}</bdi>
                  <span className="block text-data text-ink-2">{label}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </SlideAnswer>
  );
}
