import { Mail, MapPin, Phone, type IconType } from "@/components/drawings/icons";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { businessName, customerLabel, personName } from "@/lib/domains/customers/rules";
import type { Customer } from "@/lib/domains/customers/schema";
import type { CustomerSpend } from "@/lib/domains/quotes/queries/list-customer-quotes";
import { formatMoney } from "@/lib/shared/money";
import { pageFormat } from "@/lib/web/page-format";

interface Props {
  customer: Customer;
  spend: readonly CustomerSpend[];
  lastVisit: string | null;
  /** What can be done for the customer. */
  actions: ReactNode;
}

/** Who the customer is, how to reach them, what they spent and when they were last here. */
export async function CustomerHead({ customer: { info }, spend, lastVisit, actions }: Props) {
  const [t, format, locale] = await Promise.all([getTranslations("customers"), pageFormat(), getLocale()]);
  const name = customerLabel(info) || t("unnamed");
  const person = businessName(info) ? personName(info) : "";
  const visited = lastVisit && format.dateTime(new Date(lastVisit), { dateStyle: "medium", timeZone: "Europe/Paris" });
  return (
    <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-paper px-4 py-3 shadow-card">
      <Avatar
        size="xl"
        name={t("picture.of", { customer: name })}
        initialsOf={businessName(info) ?? `${info.firstname} ${info.name}`}
        src={info.picture ? `/api/pictures/${info.picture}` : undefined}
      />
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="text-title font-title tracking-tight wrap-anywhere">
          <bdi>{name}</bdi>
          {person ? (
            <small className="ms-2 text-body font-normal tracking-normal text-ink-3">
              <bdi>{person}</bdi>
            </small>
          ) : null}
        </h1>
        <ul className="mt-0.5 flex flex-wrap gap-x-4">
          <Way Icon={Phone} label={t("field.phone")} href={`tel:${info.phone.replace(/[^+\d]/g, "")}`}>
            <span dir="ltr">{info.phone}</span>
          </Way>
          <Way Icon={Mail} label={t("field.email")} href={`mailto:${encodeURIComponent(info.email)}`}>
            {info.email}
          </Way>
          <Way Icon={MapPin} label={t("field.city")}>
            {info.city}
          </Way>
        </ul>
      </div>
      {visited || spend.length > 0 ? (
        <dl className="num flex flex-wrap gap-x-6 gap-y-1">
          {visited ? <Figure name={t("lastVisit")}>{visited}</Figure> : null}
          {spend.map(({ currency, accepted, spentCents }) => (
            <Figure key={currency} name={t("spent", { count: accepted })}>
              {formatMoney(spentCents, currency, locale)}
            </Figure>
          ))}
        </dl>
      ) : null}
      <div className="flex basis-full flex-wrap gap-2">{actions}</div>
    </header>
  );
}

interface WayProps {
  Icon: IconType;
  label: string;
  href?: string;
  children: ReactNode;
}

function Way({ Icon, label, href, children }: WayProps) {
  if (!children) return null;
  const content = (
    <>
      <Icon className="size-3.5 shrink-0 text-ink-3" />
      <span className="sr-only">{label} </span>
      <bdi className="wrap-anywhere">{children}</bdi>
    </>
  );
  return (
    <li className="flex min-h-6 items-center gap-1.5 touch:min-h-11">
      {href ? (
        <a href={href} className="inline-flex min-h-6 items-center gap-1.5 text-accent hover:underline touch:min-h-11">
          {content}
        </a>
      ) : (
        content
      )}
    </li>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-data text-ink-3">{name}</dt>
      <dd className="text-lead font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}
