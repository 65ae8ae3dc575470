import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useAction } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call, type CallProblem } from "@/lib/api/client";
import type { NewAgreement } from "@/lib/domains/quotes/agreement/schema";
import { randomId } from "@/lib/shared/random-id";

const notice = "decision";

/** Sends what a customer agreed to; a second press after a lost answer is the same agreement. */
export function useAgreement(id: string, readAgain: () => Promise<unknown>) {
  const t = useTranslations("agreement");
  const expired = useTranslations("companion.quote");
  const key = useRef({ of: "", id: "" });
  const refusal = ({ status, code, extra }: CallProblem): string => {
    if (status === 0 || status === 429 || status >= 500) return t("unsent");
    // What stands now takes the place of the form.
    void readAgain().catch(() => undefined);
    const { number } = (extra.quote ?? {}) as { number?: string };
    if (code === "quote-replaced" && number) return t("replaced", { number });
    if (code === "quote-decided") return t("decided");
    if (code === "quote-expired") return expired("expired");
    return t(code === "signature-dot" ? "dot" : "failed");
  };
  const { busy, run } = useAction(refusal, { id: notice, own: ["offline"] });
  const agree = (body: NewAgreement, price: string): Promise<boolean> =>
    run(async () => {
      const of = JSON.stringify(body);
      if (key.current.of !== of) key.current = { of, id: randomId() };
      await call("post", "/quote/agree", { companion: id, body, idempotencyKey: key.current.id });
      toast.success(t("done", { price }), { id: notice });
    });
  return { busy, agree };
}
