import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { powerText } from "@/components/vehicles/derived-text";
import { fuelGroup } from "@/lib/domains/vehicles/emissions/rules";
import { phrasePlace } from "@/lib/domains/vehicles/paths/rules";
import { tellApart } from "@/lib/domains/vehicles/versions/apart";
import { selectionPath, type Selector } from "@/lib/domains/vehicles/versions/paths";
import { yearOf } from "@/lib/domains/vehicles/versions/rules";
import type { VehicleType } from "@/lib/domains/vehicles/models/rules";
import type { StoredVersion } from "@/lib/domains/vehicles/versions/schema";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { shareText, yearsText } from "@/components/vehicles/years";
import { formatNumber } from "@/lib/shared/numbers";

interface Props {
  selector: Selector;
  vtype: VehicleType;
  make: string;
  model: string;
  versions: readonly StoredVersion[];
  /** What was asked for before the version was known: each version's own answer reads it. */
  phrase: string;
  /** Share of the model's identifications in percent, by ktype. */
  shares?: ReadonlyMap<number, number>;
}

/** The versions of a model: years, engine, size, power and fuel, each a link to its vehicle. */
export async function VersionTable({ selector, vtype, make, model, versions, shares, phrase }: Props) {
  const [t, words, locale] = await Promise.all([getTranslations("selector"), getTranslations("vehicles"), getLocale()]);
  const apart = tellApart(versions, ({ name, fromYm, toYm }) => `${name} ${yearOf(fromYm)} ${yearOf(toYm)}`);
  const rows = versions.map((version) => {
    const { ktype, name, ccm, p3, engineCodes } = version;
    const fuel = fuelGroup(p3);
    const href = selectionPath(selector, { vtype, make, model, version: name, ktype });
    return {
      ktype,
      name,
      apart: apart.get(ktype)?.join(" · "),
      href: phrase ? phrasePlace(href, phrase) : href,
      years: yearsText(t, yearOf(version.fromYm), yearOf(version.toYm)),
      engine: engineCodes.slice(0, 3).join(", "),
      size: ccm === null ? null : `${formatNumber(ccm, locale)} cm³`,
      power: powerText(words, version),
      fuel: fuel && words(`fuels.${fuel}`),
      share: shares && shareText(locale, shares.get(ktype) ?? 0),
    };
  });
  return (
    <ArrowLinks focused>
      <Table caption={t("versions", { model })}>
        <thead>
          <tr>
            <Th>{t("columns.version")}</Th>
            <Th className="max-sm:hidden">{t("columns.years")}</Th>
            <Th className="max-md:hidden">{t("columns.engine")}</Th>
            <Th align="end" className="max-lg:hidden">
              {t("columns.size")}
            </Th>
            <Th align="end" className="max-sm:hidden">
              {t("columns.power")}
            </Th>
            <Th className="max-md:hidden">{t("columns.fuel")}</Th>
            {shares ? <Th align="end">{t("columns.share")}</Th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={row.ktype}>
              <Td>
                <Link
                  href={row.href}
                  prefetch={false}
                  className="flex min-h-6 flex-col justify-center font-strong text-ink after:absolute after:inset-0 hover:text-accent touch:min-h-11"
                >
                  {row.name}
                  {row.apart ? <span className="text-tiny font-normal text-ink-2">{row.apart}</span> : null}
                  <span className="text-tiny font-normal text-ink-3 sm:hidden">
                    {[row.years, row.power].filter(Boolean).join(" · ")}
                  </span>
                  <span className="text-tiny font-normal text-ink-3 md:hidden">
                    {[row.fuel, row.engine].filter(Boolean).join(" · ")}
                  </span>
                </Link>
              </Td>
              <Td className="whitespace-nowrap text-ink-2 max-sm:hidden">{row.years}</Td>
              <Td className="text-ink-2 max-md:hidden">{row.engine}</Td>
              <Td align="end" className="whitespace-nowrap text-ink-2 max-lg:hidden">
                {row.size}
              </Td>
              <Td align="end" className="whitespace-nowrap text-ink-2 max-sm:hidden">
                {row.power}
              </Td>
              <Td className="text-ink-2 max-md:hidden">{row.fuel}</Td>
              {row.share ? (
                <Td align="end">
                  <Badge tone="accent">{row.share}</Badge>
                </Td>
              ) : null}
            </Tr>
          ))}
        </tbody>
      </Table>
    </ArrowLinks>
  );
}
