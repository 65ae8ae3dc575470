import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { Country, PriceLine } from "@/lib/domains/catalogue/sheet/prices";
import { formatDate } from "@/lib/shared/dates";
import { formatAnyMoney } from "@/lib/shared/money";

const types = ["list", "trade"] as const;
const units = ["piece", "set", "litre", "metre"] as const;

/** What an article costs by country: the maker's own prices, or those of the world market. */
export async function PriceList({ title, lines }: { title: string; lines: readonly PriceLine[] }) {
  const [t, locale] = await Promise.all([getTranslations("catalogue.prices"), getLocale()]);
  if (lines.length === 0) return null;
  const typeOf = (key: string) => {
    const known = types.find((type) => type === key);
    return known ? t(`type.${known}`) : key;
  };
  const unitOf = ({ priceUnit, quantityUnit }: PriceLine) => {
    const known = units.find((unit) => unit === quantityUnit);
    return known ? t(`unit.${known}`, { count: priceUnit }) : `${priceUnit} ${quantityUnit}`;
  };
  const validOf = ({ from, to }: PriceLine) => [from, to].map((day) => formatDate(day, locale) ?? "…").join(" – ");
  return (
    <Card title={title}>
      <Table caption={title} boxClassName="border-0 shadow-none">
        <thead>
          <tr>
            <Th>{t("country")}</Th>
            <Th>{t("kind")}</Th>
            <Th align="end">{t("price")}</Th>
            <Th>{t("per")}</Th>
            <Th className="max-sm:hidden">{t("valid")}</Th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Tr key={`${line.countryCode} ${line.priceType} ${line.from}`}>
              <Td>
                {line.countryName}
                <small className="block text-tiny text-ink-3 sm:hidden">{validOf(line)}</small>
              </Td>
              <Td>{typeOf(line.priceType)}</Td>
              <Td align="end" className="font-medium whitespace-nowrap">
                {formatAnyMoney(line.price, line.currency, locale)}
              </Td>
              <Td>{unitOf(line)}</Td>
              <Td className="whitespace-nowrap text-ink-3 max-sm:hidden">{validOf(line)}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

/** Where an article is sold; for experts. */
export async function CountryList({ countries }: { countries: readonly Country[] }) {
  const t = await getTranslations("catalogue.prices");
  if (countries.length === 0) return null;
  return (
    <Card title={t("countries")} actions={<span className="num text-data text-ink-3">{countries.length}</span>}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-data">
        {countries.map(({ countryCode, countryName }) => (
          <li key={countryCode}>
            {countryName} <span className="text-ink-3">{countryCode}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
