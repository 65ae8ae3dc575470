"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";

/** Says at the door how many writes wait in this browser: their number alone, for nobody is here yet. */
export function WaitingHere() {
  const t = useTranslations("login");
  const [count, setCount] = useState(0);
  useEffect(() => {
    void import("./age").then(({ countSealed }) => countSealed().then(setCount)).catch(() => undefined);
  }, []);
  return count === 0 ? null : (
    <p role="status" className="mb-4 rounded bg-unknown-soft px-3 py-2 text-data text-unknown">
      {t("waiting", { count })}
    </p>
  );
}
