import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { identificationStart, vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import type { SearchField } from "@/lib/domains/vehicles/search/rules";
import { missingOfVin } from "@/lib/shared/vin";
import { RetryButton } from "./retry-button";
import { SearchNotice } from "./search-notice";
import { VinGap } from "./vin-gap";

interface NoVehicleProps {
  field: SearchField;
  search: string;
  /** VINs that an incomplete one may have been. */
  meant: readonly string[];
}

/** The registry knows no such vehicle; of an incomplete VIN it says what is missing. */
export async function NoVehicle({ field, search, meant }: NoVehicleProps) {
  const t = await getTranslations("vehicles");
  const incomplete = field === "vin" && missingOfVin(search) !== null;
  const title = t("noResults", { search });
  return (
    <>
      <SearchNotice text={title} />
      <EmptyState
        level={1}
        title={title}
        text={incomplete ? <VinGap text={search} /> : t("noResultsHelp")}
        action={
          <>
            {meant.map((vin) => (
              <LinkButton key={vin} variant="primary" className="num" href={vehicleBase({ field, value: vin })}>
                {vin}
              </LinkButton>
            ))}
            <LinkButton href={identificationStart}>{t("newSearch")}</LinkButton>
          </>
        }
      />
    </>
  );
}

/** The address holds something that is no identifier; what it may have meant is a link. */
export async function MalformedSearch({
  field,
  value,
  corrections,
}: {
  field: SearchField;
  value: string;
  corrections: string[];
}) {
  const t = await getTranslations("vehicles");
  return (
    <EmptyState
      level={1}
      title={<span className="wrap-anywhere">{t(`malformed.${field}`, { value: value.slice(0, 40) })}</span>}
      text={corrections.length > 0 ? t("didYouMean") : undefined}
      action={
        <>
          {corrections.slice(0, 3).map((correction) => (
            <LinkButton
              key={correction}
              variant="primary"
              className="num"
              href={vehicleBase({ field, value: correction })}
            >
              {correction}
            </LinkButton>
          ))}
          <LinkButton href={identificationStart}>{t("newSearch")}</LinkButton>
        </>
      }
    />
  );
}

/** The registry gave no answer: say why, offer to ask again. */
export async function FailedSearch({ search, code }: { search: string; code: string }) {
  const t = await getTranslations("vehicles");
  const title = t("failed", { value: search });
  const reason = t.has(`failedHelp.${code}`) ? code : "other";
  return (
    <>
      <SearchNotice text={title} />
      <ErrorState
        level={1}
        title={title}
        text={t(`failedHelp.${reason}`)}
        action={
          <>
            <RetryButton label={t("retry")} />
            <LinkButton href={identificationStart}>{t("newSearch")}</LinkButton>
          </>
        }
      />
    </>
  );
}
