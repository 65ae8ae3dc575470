import { Store } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useNotificationsLive } from "@/components/notifications/unseen";
import { CountBadge } from "@/components/ui/badge";
import { call } from "@/lib/api/client";
import { MenuLink } from "./menu-link";

/** The menu's way to the company's own store, with how many orders wait for its answer or its delivery now. */
export function SellLink({ sold }: { sold: { open: number } }) {
  const t = useTranslations("shell.menu");
  const [heard, setHeard] = useState({ over: sold, open: sold.open });
  useNotificationsLive(() => {
    // A count that could not be had stays as it is: the next page has it.
    void call("get", "/vendor/orders", { query: { open: "1" } }).then(
      ({ open }) => setHeard({ over: sold, open }),
      () => undefined,
    );
  });
  const count = heard.over === sold ? heard.open : sold.open;
  return (
    <MenuLink href="/vendor" label={t("vendor")} says={count > 0 ? t("vendorWaiting", { count }) : t("vendor")}>
      <span className="relative grid">
        <Store className="size-4 shrink-0" />
        {count > 0 ? <CountBadge className="absolute -end-2 -top-1.5">{count}</CountBadge> : null}
      </span>
    </MenuLink>
  );
}
