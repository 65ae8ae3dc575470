import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useRefresh } from "@/components/live/use-live";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { useFocusHeir } from "@/components/page/use-focus-heir";
import { call } from "@/lib/api/client";
import { longestWork } from "@/lib/domains/cart/labour/rates";
import { readTime, typedTime, workFaults } from "@/lib/domains/cart/labour/rules";
import type { CartLabour, LabourRate } from "@/lib/domains/cart/labour/schema";
import { useLabourRefusal } from "./labour-refusal";
import { RateField } from "./rate-field";

interface Props {
  customerId: number;
  line: CartLabour;
  rates: readonly LabourRate[];
  /** What gets the focus when the editor goes. */
  heirId: string;
  onClose: () => void;
}

/** Work in a cart, changed where it lies: its name, its time, its rate. */
export function WorkEditor({ customerId, line, rates, heirId, onClose }: Props) {
  const t = useTranslations("labour");
  const common = useTranslations("common");
  const refresh = useRefresh();
  const refusal = useLabourRefusal();
  const box = useRef<HTMLDivElement>(null);
  useFocusHeir(box, heirId);
  const own: LabourRate = { rate: line.rate, cents: line.rateCents };
  const offered = [own, ...rates.filter(({ rate, cents }) => rate !== own.rate || cents !== own.cents)];
  const draft = useDraft<{ name: string; minutes: string; rate: LabourRate }>({
    id: "labour",
    first: { name: line.name, minutes: typedTime(line.minutes), rate: own },
    check: workFaults,
    word: (fault) => (fault === "time" ? t("timeUnread") : null),
    refusal: (problem) => {
      refresh();
      return refusal(problem);
    },
    send: async (values) => {
      const minutes = readTime(values.minutes);
      if (minutes === null) return;
      const { rate, cents: seen } = values.rate;
      const was = { name: line.name, minutes: line.minutes, rate: line.rate };
      await call("post", "/cart/work/change", {
        body: { customerId, labourId: line.id, name: values.name, minutes, rate, seen, was },
      });
      refresh();
      onClose();
    },
  });
  return (
    <div ref={box} className="col-span-full py-1">
      <DraftForm
        draft={draft}
        submit={common("save")}
        onCancel={onClose}
        label={t("change", { work: line.name })}
        className="grid gap-3 sm:grid-cols-2"
      >
        <DraftField draft={draft} name="name" label={t("work")} maxLength={longestWork} required />
        <DraftField draft={draft} name="minutes" label={t("time")} hint={t("timeHint")} maxLength={20} required />
        <RateField rates={offered} value={draft.values.rate} onChange={(rate) => draft.set({ rate })} />
      </DraftForm>
    </div>
  );
}
