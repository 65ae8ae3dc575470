import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { OwnTip } from "@/components/vehicles/tips/own-tip";
import { TipCard } from "@/components/vehicles/tips/tip-card";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import type { CompanyTips } from "@/lib/domains/vehicles/tips/schema";
import { pageFormat } from "@/lib/web/page-format";

/** The company's tips, each with the way to the vehicles that it is for. */
export async function TipList({ tips }: { tips: CompanyTips["items"] }) {
  const [t, format] = await Promise.all([getTranslations("social"), pageFormat()]);
  return (
    <ClientMessages of={["common", "vehicle-tools.tips"]}>
      <ul className="grid gap-3 lg:grid-cols-2">
        {tips.map(({ type, createdAt, ...tip }) => (
          <TipCard key={tip.id} tip={tip}>
            <p className="num mt-2 flex flex-wrap items-center justify-between gap-x-3 text-data text-ink-3">
              <Link
                href={vehicleBase({ field: "vehiculeTechnique", value: type })}
                prefetch={false}
                className="reach inline-flex min-h-6 items-center text-accent hover:underline"
              >
                <span>{t.rich("tipVehicle", { type, ltr: (text) => <bdi dir="ltr">{text}</bdi> })}</span>
              </Link>
              <time dateTime={createdAt}>{format.dateTime(new Date(createdAt), { dateStyle: "medium" })}</time>
            </p>
            {tip.mine ? <OwnTip tip={tip} type={type} /> : null}
          </TipCard>
        ))}
      </ul>
    </ClientMessages>
  );
}
