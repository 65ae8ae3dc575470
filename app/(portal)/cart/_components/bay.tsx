import { getTranslations } from "next-intl/server";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { ClientMessages } from "@/components/page/client-messages";
import { PlanLater } from "@/components/plan/plan-later";
import { Card } from "@/components/ui/card";
import { listPlanRefusals } from "@/lib/domains/cart/plan/queries/list-plan-refusals";
import { usualTimes, wallAt } from "@/lib/domains/cart/plan/wall";
import type { CartLine } from "@/lib/domains/cart/schema";
import type { Actor } from "@/lib/platform/actor";

const titleId = "bay";

interface Props {
  actor: Actor;
  customerId: number;
  lines: readonly CartLine[];
}

/** A time for the job, and from whom the cart must come for it; what a supplier refused is planned anew. */
export async function Bay({ actor, customerId, lines }: Props) {
  const [refusals, { mayAdd }, t] = await Promise.all([
    listPlanRefusals(actor, { customerId }),
    pageBuyer(),
    getTranslations("plan"),
  ]);
  if (lines.length === 0 && refusals.length === 0) return null;
  const stamp = lines.map(({ id, channel, quantity }) => `${id}.${channel}.${quantity}`).join(" ");
  const title = (
    <span id={titleId} tabIndex={-1}>
      {t("title")}
    </span>
  );
  return (
    <Card title={title}>
      <ClientMessages of={["plan"]}>
        <PlanLater
          {...{ customerId, stamp, refusals, titleId, mayApply: mayAdd }}
          times={usualTimes(wallAt(new Date()))}
        />
      </ClientMessages>
    </Card>
  );
}
