import { useLaterPlace } from "@/components/page/later-places";
import { onDemand } from "@/components/page/on-demand";
import { heldIn } from "@/lib/shared/page-rights";
import { SlideLoading } from "./slide-answer";

/** The code and the texts of the form come when it is opened. */
const Sender = onDemand<{ isFree: boolean; fillsAddress: boolean }>(
  async () => (await import("@/components/notifications/sender/sender-desk")).SenderDesk,
);

/** The form that sends notifications, over the page. */
export function SlideSender({ rights }: { rights: readonly string[] }) {
  const holds = heldIn(rights);
  return (
    <div className="p-4">
      <Sender
        isFree={holds("urlFreestyle")}
        fillsAddress={holds("urlRse")}
        texts={useLaterPlace("notifications")}
        fallback={<SlideLoading />}
      />
    </div>
  );
}
