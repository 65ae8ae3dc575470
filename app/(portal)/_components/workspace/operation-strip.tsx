import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { OperationStatusBadge } from "@/components/operations/status-badge";
import { LinkButton } from "@/components/ui/link-button";
import type { Operation } from "@/lib/domains/operations/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { codesSegment } from "@/lib/shared/fault-code";
import { formatNumber } from "@/lib/shared/numbers";

interface Props {
  base: string;
  operation: Operation;
}

/** The workshop job at whose address the vehicle is open, on every screen of it. */
export async function OperationStrip({ base, operation }: Props) {
  const [t, locale] = await Promise.all([getTranslations("operations"), getLocale()]);
  const { number, status, customer, mileageKm, complaint, codes, parts } = operation;
  const place = vehiclePlace(base, { kind: "dtc", codes: codesSegment(codes.map((code) => ({ code }))) });
  return (
    <section
      aria-label={t("strip.label")}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunk px-4 py-1.5 text-data md:px-5"
    >
      <strong className="num">{t("numbered", { number })}</strong>
      <OperationStatusBadge status={status} label={t(`status.${status}`)} />
      {customer ? <bdi>{customer.name}</bdi> : null}
      {mileageKm === null ? null : <span className="num">{t("km", { km: formatNumber(mileageKm, locale) })}</span>}
      {complaint ? <span className="max-w-80 truncate text-ink-2">{complaint}</span> : null}
      {codes.length > 0 ? (
        <Link
          href={place}
          prefetch={false}
          aria-label={t("seeCodes")}
          className="num underline touch:inline-flex touch:min-h-11 touch:items-center"
          dir="ltr"
        >
          {codes.slice(0, 6).join(" ")}
          {codes.length > 6 ? " …" : ""}
        </Link>
      ) : null}
      <span className="ms-auto text-ink-2">{t("strip.parts", { count: parts.length })}</span>
      <LinkButton size="sm" href={`/operations/${number}`} prefetch={false}>
        {t("sheet")}
      </LinkButton>
    </section>
  );
}
