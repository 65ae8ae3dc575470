import { useLocale, useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-style";
import { Td, Tr } from "@/components/ui/table";
import type { PassPage } from "@/lib/domains/passes/schema";
import { cardPath } from "@/lib/domains/vehicles/card/rules";
import { formatDate } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/numbers";

export type ListedPass = PassPage["passes"][number];

interface Props {
  pass: ListedPass;
  isTrial: boolean;
  onAsk: (what: "change" | "withdraw") => void;
}

export function PassRow({ pass, isTrial, onAsk }: Props) {
  const t = useTranslations("passes.admin");
  const common = useTranslations("passes.card");
  const format = useFormat();
  const locale = useLocale();
  const { label, plate, vin, nextInspection, nextRevision, nextRevisionKm: km, revokedAt, devices, serial } = pass;
  const isActive = revokedAt === null;
  const what = plate ?? vin;
  return (
    <Tr>
      <Td className="wrap-anywhere">
        <span className="font-strong">{label}</span>
        {[plate, vin].filter(Boolean).map((one) => (
          <span key={one} dir="ltr" className="num block whitespace-nowrap text-ink-2 rtl:text-end">
            {one}
          </span>
        ))}
        {pass.company ? <bdi className="block text-tiny text-ink-3">{pass.company}</bdi> : null}
      </Td>
      <Td className="max-md:hidden">{formatDate(nextInspection, locale)}</Td>
      <Td className="max-md:hidden">
        {formatDate(nextRevision, locale)}
        {km === null ? null : (
          <span className="block text-ink-2">{common("atKm", { km: formatNumber(km, locale) })}</span>
        )}
      </Td>
      <Td>
        <Badge tone={isActive ? "fit" : "neutral"}>{t(isActive ? "active" : "withdrawn")}</Badge>
        {isActive ? <span className="block text-tiny text-ink-3">{t("devices", { count: devices })}</span> : null}
      </Td>
      <Td className="whitespace-nowrap max-lg:hidden">
        {format.dateTime(new Date(pass.updatedAt), { dateStyle: "medium", timeStyle: "short" })}
      </Td>
      <Td align="end">
        <span className="inline-flex flex-wrap justify-end gap-1">
          <a href={cardPath(vin)} target="_blank" rel="noreferrer" className={buttonClasses("ghost", "sm")}>
            {t("open")}
          </a>
          {isActive ? (
            <>
              <a
                href={`/api/pkpass/${serial}`}
                download="idcar.pkpass"
                className={buttonClasses("ghost", "sm", "max-sm:hidden")}
                aria-label={`${t("download")} ${what}`}
              >
                {t(isTrial ? "downloadTrial" : "download")}
              </a>
              <Button size="sm" aria-label={`${t("change")} ${what}`} onClick={() => onAsk("change")}>
                {t("change")}
              </Button>
              <Button
                size="sm"
                variant="danger"
                aria-label={`${t("withdraw")} ${what}`}
                onClick={() => onAsk("withdraw")}
              >
                {t("withdraw")}
              </Button>
            </>
          ) : null}
        </span>
      </Td>
    </Tr>
  );
}
