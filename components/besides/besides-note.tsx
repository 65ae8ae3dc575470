import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { currentCustomerId } from "@/components/customers/current-customer";
import { Link } from "@/components/ui/link";
import { call, CallProblem } from "@/lib/api/client";
import type { Proposal } from "@/lib/domains/cart/besides/schema";
import { promisedOnce } from "@/lib/shared/promised-once";

const asked = new Map<string, Promise<Proposal[]>>();

/** Both places of the note ask once. */
const ask = (customerId: number, time: number, lang: string): Promise<Proposal[]> =>
  promisedOnce(asked, `${customerId} ${time} ${lang}`, async () => {
    asked.clear();
    const params = { customerId: String(customerId) };
    return (await call("get", "/cart/besides/{customerId}", { params, query: { lang } })).proposals;
  });

interface Props {
  vehicle: { vin: string | null; plate: string | null; ktype: number };
  /** How often something was added on this page. */
  time: number;
}

/** After an addition: what the job of this vehicle needs besides, and the way to the cart where it is added. */
export function BesidesNote({ vehicle, time }: Props) {
  const t = useTranslations("besides.note");
  const lang = useLocale();
  const [proposals, setProposals] = useState<Proposal[]>([]);
  const { vin, plate, ktype } = vehicle;
  useEffect(() => {
    const customerId = currentCustomerId();
    if (customerId === null) return;
    let over = false;
    const isHere = (one: Proposal["vehicle"]) =>
      one.vin ? one.vin === vin : one.plate ? one.plate === plate : one.ktype === ktype;
    ask(customerId, time, lang).then(
      (found) => over || setProposals(found.filter((one) => isHere(one.vehicle))),
      (error: unknown) => {
        if (!(error instanceof CallProblem)) throw error;
        error.claim();
      },
    );
    return () => {
      over = true;
    };
  }, [time, lang, vin, plate, ktype]);
  const parts = proposals.flatMap(({ part }) => part?.genart.label ?? []);
  return (
    <div role="status">
      {parts.length > 0 ? (
        <section aria-label={t("title")} className="grid gap-1 rounded-md border border-line bg-paper px-3 py-2">
          <h2 className="text-body font-semibold">{t("title")}</h2>
          <ul className="text-data text-ink-2">
            {[...new Set(parts)].map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <Link href="/cart?tab=cart" prefetch={false} className="reach text-data text-accent hover:underline">
            {t("open")}
          </Link>
        </section>
      ) : null}
    </div>
  );
}
