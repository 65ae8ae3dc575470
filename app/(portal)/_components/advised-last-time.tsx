import { getLocale, getTranslations } from "next-intl/server";
import { AdviceMark } from "@/components/cart/advice-mark";
import { ClientMessages } from "@/components/page/client-messages";
import { AdvisedBackButton } from "@/components/quotes/advised-back-button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { listAdvised } from "@/lib/domains/quotes/advised/queries";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { formatDate, isoDateIn } from "@/lib/shared/dates";

interface Props {
  actor: Actor;
  of: { customerId: number } | { vin: string | null; plate: string | null };
}

/** What a customer did not agree to the last time, with the garage's word; nothing where all was agreed. */
export async function AdvisedLastTime({ actor, of }: Props) {
  if (!hasRight(actor, "cart")) return null;
  const [lines, t, quotes, locale] = await Promise.all([
    listAdvised(actor, of),
    getTranslations("advice"),
    getTranslations("quotes"),
    getLocale(),
  ]);
  const [first] = lines;
  if (!first) return null;
  const day = (at: Date) => formatDate(isoDateIn(at, "Europe/Paris"), locale);
  return (
    <Card
      title={t("last")}
      actions={
        <ClientMessages of={["advice"]}>
          <AdvisedBackButton customerId={first.customerId} advisedIds={lines.map(({ id }) => id)} />
        </ClientMessages>
      }
    >
      <ul className="divide-y divide-line-2">
        {lines.map(({ id, name, article, advice, adviceWord, quoteId, number, at }) => (
          <li key={id} className="py-1.5 wrap-anywhere">
            <bdi className="font-strong">{name}</bdi>
            {article ? (
              <bdi dir="ltr" className="block text-data text-ink-2">
                {article}
              </bdi>
            ) : null}
            <AdviceMark {...{ advice, adviceWord }} />
            <p className="num text-data text-ink-3">
              <bdi>{day(at)}</bdi>
              {" · "}
              <Link href={`/quotes/${quoteId}`} className="reach hover:text-accent hover:underline">
                <bdi>{quotes("numbered", { number })}</bdi>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
