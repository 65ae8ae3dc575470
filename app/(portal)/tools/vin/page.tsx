import { getTranslations } from "next-intl/server";
import { ListSearch } from "@/components/page/list-search";
import { Note } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { DecodedVinCard } from "@/components/vehicles/decoded-vin";
import { identificationStart, vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { decodeVin } from "@/lib/domains/vehicles/vins/rules";
import { heldBy } from "@/lib/platform/actor";
import { readText, withQuery, type QueryValue } from "@/lib/shared/address";
import { mayOpen } from "@/lib/shared/page-rights";
import { normaliseVin, vinCorrections } from "@/lib/shared/vin";
import { requireActorAt } from "@/lib/web/actor";
import { ToolPage, toolTitle } from "../_components/tool-page";

export const generateMetadata = toolTitle("vin");

interface Props {
  searchParams: Promise<{ vin?: QueryValue }>;
}

/** What a VIN says by itself, without any registry. */
export default async function VinPage({ searchParams }: Props) {
  const [actor, query, t] = await Promise.all([
    requireActorAt("/tools"),
    searchParams,
    getTranslations("portal-pages.vin"),
  ]);
  const typed = readText(query.vin, 40);
  const decoded = decodeVin(normaliseVin(typed), new Date().getFullYear());
  const corrections = decoded || typed === "" ? [] : vinCorrections(typed);
  return (
    <ToolPage tool="vin">
      <ListSearch action="/tools/vin" name="vin" label={t("field")} placeholder={t("field")} value={typed} />
      {typed !== "" && !decoded ? <Note tone="no">{t("unread")}</Note> : null}
      {corrections.length > 0 ? (
        <p className="flex flex-wrap items-center gap-2">
          {t("meant")}
          {corrections.map((vin) => (
            <LinkButton key={vin} size="sm" prefetch={false} href={withQuery("/tools/vin", { vin })}>
              <span dir="ltr" className="num">
                {vin}
              </span>
            </LinkButton>
          ))}
        </p>
      ) : null}
      {decoded ? (
        <div className="grid max-w-180 gap-3">
          <DecodedVinCard decoded={decoded} />
          {mayOpen(identificationStart, heldBy(actor)) ? (
            <p>
              <LinkButton variant="primary" prefetch={false} href={vehicleBase({ field: "vin", value: decoded.vin })}>
                {t("identify")}
              </LinkButton>
            </p>
          ) : null}
        </div>
      ) : null}
    </ToolPage>
  );
}
