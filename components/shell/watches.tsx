"use client";

import { useTranslations } from "next-intl";
import { CustomerAsker } from "@/components/customers/customer-asker";
import { AheadWatch } from "@/components/installed/ahead-watch";
import { WorkerWatch } from "@/components/installed/worker-watch";
import { OutboxWatch } from "@/components/outbox/outbox-watch";
import { Toaster } from "@/components/ui/toast";
import { KeeperWatch } from "./keeper-watch";
import { LiveWatch } from "./live-watch";
import { OfflineWatch } from "./offline-watch";
import { RightsWatch } from "./rights-watch";
import { SessionWatch } from "./session-watch";

interface Props {
  /** The company's last event when the page was made. */
  from: number;
  rights: readonly string[];
  expiresAt: string;
}

/** What listens on every page, and where it speaks: one component, because each costs a line of every document. */
export function Watches({ from, rights, expiresAt }: Props) {
  const t = useTranslations("shell");
  const common = useTranslations("common");
  return (
    <>
      <LiveWatch from={from} rights={rights} />
      <KeeperWatch />
      <OfflineWatch />
      <WorkerWatch />
      <AheadWatch servesCustomers={rights.includes("cart")} />
      <OutboxWatch />
      <CustomerAsker />
      <RightsWatch />
      <SessionWatch key={expiresAt} expiresAt={expiresAt} />
      <Toaster label={t("notices")} closeLabel={common("close")} />
    </>
  );
}

// Pages below draw these while they load, or when nothing is there: come with the frame, no page carries a copy.
export { Skeleton } from "@/components/ui/skeleton";
export { EmptyState } from "@/components/ui/states";
