"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { quantitiesStand } from "@/components/cart/quantities";
import { toast } from "@/components/ui/toast-store";

/** Goes on once every quantity of the page stands; where one does not, says so and stays. */
export function useStandingQuantities() {
  const t = useTranslations("cart");
  const [waiting, setWaiting] = useState(false);
  const onceStanding = async (goOn: () => void): Promise<void> => {
    setWaiting(true);
    const stand = await quantitiesStand().finally(() => setWaiting(false));
    if (stand) goOn();
    else toast.error(t("quantityOpen"), { id: "bad-quantity" });
  };
  return { waiting, onceStanding };
}
