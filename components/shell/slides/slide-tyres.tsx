import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { call } from "@/lib/api/client";
import { formatMoney } from "@/lib/shared/money";
import { SlideAnswer } from "./slide-answer";

/** The tyres of a size, a number or words, the cheapest first. */
export function SlideTyres({ text }: { text: string }) {
  const t = useTranslations("slides");
  const locale = useLocale();
  const ask = () => call("get", "/tires/{search}", { params: { search: text } });
  return (
    <SlideAnswer name={["tyres", text]} ask={ask} isEmpty={({ items }) => items.length === 0}>
      {({ items, total }) => (
        <div className="p-3">
          <p className="mb-2 text-data text-ink-2">
            {t("tyres", { count: total })}{" "}
            <Link
              href={`/tireStock?search=${encodeURIComponent(text)}`}
              prefetch={false}
              className="text-accent hover:underline"
            >
              {t("whole")}
            </Link>
          </p>
          <ul>
            {items.map(({ ean, designation, stock, price }) => (
              <li key={ean} className="flex items-baseline gap-3 border-b border-line-2 px-2 py-1.5">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {designation}
                  <span className={stock > 0 ? "block text-data text-fit" : "block text-data text-ink-3"}>
                    {stock > 0 ? t("inStock", { count: stock }) : t("toOrder")}
                  </span>
                </span>
                <span className="font-semibold whitespace-nowrap">{formatMoney(price, "EUR", locale)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </SlideAnswer>
  );
}
