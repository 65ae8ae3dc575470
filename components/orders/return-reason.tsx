import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { DraftField } from "@/components/page/draft-field";
import type { Draft } from "@/components/page/use-draft";
import { call } from "@/lib/api/client";
import { returnReasons } from "@/lib/domains/orders/returns/rules";

interface Values {
  pieces: string;
  note: string;
  reason: string;
  criterionId: string;
}

interface Props {
  draft: Draft<Values>;
  orderId: string;
  lineId: number;
}

interface Criterion {
  id: number;
  label: string;
  value: string;
}

/** Why goods go back; of what does not fit, which criterion of the article was wrong for the vehicle. */
export function ReturnReason({ draft, orderId, lineId }: Props) {
  const t = useTranslations("orders.return");
  const orders = useTranslations("orders");
  const lang = useLocale();
  const [criteria, setCriteria] = useState<readonly Criterion[]>([]);
  const misfit = draft.values.reason === "does-not-fit";
  useEffect(() => {
    if (!misfit) return;
    // The warning is worth having without the criterion: a failure leaves it unnamed.
    const none = () => ({ criteria: [] });
    const params = { orderId, lineId: String(lineId) };
    void call("get", "/order/{orderId}/criteria/{lineId}", { params, query: { lang } })
      .catch(none)
      .then((answer) => setCriteria(answer.criteria));
  }, [misfit, orderId, lineId, lang]);
  return (
    <>
      <DraftField draft={draft} name="reason" label={orders("reason")} required>
        <option value="">{t("choose")}</option>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(reason)}
          </option>
        ))}
      </DraftField>
      {misfit && criteria.length > 0 ? (
        <DraftField draft={draft} name="criterionId" label={t("criterion")}>
          <option value="">{t("unnamed")}</option>
          {criteria.map(({ id, label, value }) => (
            <option key={id} value={id}>
              {`${label} ${value}`}
            </option>
          ))}
        </DraftField>
      ) : null}
    </>
  );
}
