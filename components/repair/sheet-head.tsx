import { useLocale, useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import type { Operation } from "@/lib/domains/operations/schema";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { formatDate } from "@/lib/shared/dates";

type Row = "vehicle" | "plate" | "vin" | "engine" | "registered" | "customer" | "codes";

interface Props {
  vehicle: VehicleView;
  company: string;
  /** Typed before; else there is a line to write on. */
  km: string;
  /** The operation for which the sheet is printed. */
  operation: Pick<Operation, "number" | "mileageKm" | "customer" | "complaint" | "codes"> | null;
}

/** The head of a work sheet: which car, whose house, and the lines that are filled in by hand. */
export function SheetHead({ vehicle: { label, plate, record }, company, km, operation }: Props) {
  const t = useTranslations("repair.sheet");
  const format = useFormat();
  const locale = useLocale();
  const driven = /^\d{1,7}$/.test(km) ? Number(km) : (operation?.mileageKm ?? null);
  const rows: [name: Row, value: string | null][] = [
    ["vehicle", label],
    ["plate", plate],
    ["vin", record.vin],
    ["engine", record.engineCode],
    ["registered", formatDate(record.firstRegistration, locale)],
    ["customer", operation?.customer?.name ?? null],
    ["codes", operation?.codes.join(" ") || null],
  ];
  return (
    <header>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="grow text-title font-title tracking-tight">{t("title")}</h1>
        <p className="text-data text-ink-2">
          <bdi>{company}</bdi> · <bdi>{format.dateTime(new Date(), { dateStyle: "long" })}</bdi>
        </p>
      </div>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-data sm:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)] print:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name} className="contents">
              <dt className="text-ink-3">{t(name)}</dt>
              <dd className="font-medium wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
        <dt className="text-ink-3">{t("mileage")}</dt>
        <dd className="font-medium">{driven === null ? <Line /> : <bdi>{format.number(driven)} km</bdi>}</dd>
        <dt className="text-ink-3">{t("order")}</dt>
        <dd className="font-medium">{operation ? <bdi>{operation.number}</bdi> : <Line />}</dd>
      </dl>
      {operation?.complaint ? (
        <p className="mt-2 text-data">
          <span className="text-ink-3">{t("complaint")}</span> <bdi className="font-medium">{operation.complaint}</bdi>
        </p>
      ) : null}
    </header>
  );
}

const Line = () => <span aria-hidden className="inline-block h-4 w-40 max-w-full border-b border-edge" />;
