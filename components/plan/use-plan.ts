import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { tellRefusal } from "@/components/page/use-action";
import { call, CallProblem } from "@/lib/api/client";
import type { CartPlan } from "@/lib/domains/cart/plan/schema";

interface Asked {
  by: string;
  suppliers: string;
  /** How often it was asked for. */
  time: number;
}

interface Found {
  key: string;
  plan: CartPlan | null;
  /** Why there is none. */
  refusal: string | null;
}

const timeCodes = ["time-past", "time-far"];

/** The plan of a cart for the time that was asked for last, made anew whenever the cart is another one. */
export function usePlan({ customerId, stamp }: { customerId: number; stamp: string }) {
  const t = useTranslations("plan");
  const lang = useLocale();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const key = asked && [customerId, stamp, lang, asked.by, asked.suppliers, asked.time].join(" ");
  useEffect(() => {
    if (!asked || !key) return;
    let over = false;
    const query = { by: asked.by, lang, ...(asked.suppliers ? { suppliers: Number(asked.suppliers) } : {}) };
    call("get", "/cart/plan/{customerId}", { params: { customerId: String(customerId) }, query }).then(
      (plan) => over || setFound({ key, plan, refusal: null }),
      (problem: unknown) => {
        if (!(problem instanceof CallProblem)) throw problem;
        const tell = (refusal: string | null) => over || setFound({ key, plan: null, refusal });
        tell(null);
        tellRefusal(
          problem,
          ({ code, status }) => t(status === 400 || timeCodes.includes(code) ? "timeWrong" : "failed"),
          { tell },
        );
      },
    );
    return () => {
      over = true;
    };
  }, [asked, key, customerId, lang, t]);
  return {
    plan: found?.plan ?? null,
    refusal: found?.refusal ?? null,
    loading: key !== null && found?.key !== key,
    ask: (by: string, suppliers: string) => setAsked((before) => ({ by, suppliers, time: (before?.time ?? 0) + 1 })),
  };
}
