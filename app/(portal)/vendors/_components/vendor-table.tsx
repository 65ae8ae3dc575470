import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { VendorRow } from "@/lib/domains/vendors/schema";
import { countryName } from "@/lib/shared/country-name";
import { pageFormat } from "@/lib/web/page-format";

export async function VendorTable({ vendors }: { vendors: readonly VendorRow[] }) {
  const [t, format, locale] = await Promise.all([getTranslations("vendors.admin"), pageFormat(), getLocale()]);
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("column.store")}</Th>
          <Th className="max-sm:hidden">{t("column.company")}</Th>
          <Th className="max-md:hidden">{t("column.country")}</Th>
          <Th className="max-md:hidden">{t("column.submitted")}</Th>
          <Th>{t("column.checks")}</Th>
        </tr>
      </thead>
      <tbody>
        {vendors.map(({ number, storeName, company, country, submittedAt, doubts }) => (
          <Tr key={number}>
            <Td className="wrap-anywhere">
              <Link
                prefetch={false}
                href={`/vendors/${number}`}
                className="reach inline-flex min-h-6 items-center font-strong hover:text-accent hover:underline"
              >
                <bdi>{storeName}</bdi>
              </Link>
            </Td>
            <Td className="wrap-anywhere max-sm:hidden">
              <bdi>{company}</bdi>
            </Td>
            <Td className="max-md:hidden">{countryName(country, locale)}</Td>
            <Td className="max-md:hidden">
              {submittedAt ? format.dateTime(new Date(submittedAt), { dateStyle: "medium", timeStyle: "short" }) : ""}
            </Td>
            <Td>
              <Badge tone={doubts === 0 ? "fit" : "unknown"}>{t("doubts", { count: doubts })}</Badge>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
