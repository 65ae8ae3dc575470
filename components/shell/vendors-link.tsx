import { Store } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLive } from "@/components/live/use-live";
import { CountBadge } from "@/components/ui/badge";
import { MenuLink } from "./menu-link";

/** The menu's way to the vendors, with how many wait for approval now. */
export function VendorsLink({ waiting }: { waiting: number }) {
  const t = useTranslations("shell.menu");
  const [heard, setHeard] = useState({ over: waiting, count: waiting });
  useLive("Vendors", (event) => setHeard({ over: waiting, count: event.waiting }));
  const count = heard.over === waiting ? heard.count : waiting;
  return (
    <MenuLink href="/vendors" label={t("vendors")} says={count > 0 ? t("vendorsWaiting", { count }) : t("vendors")}>
      <span className="relative grid">
        <Store className="size-4 shrink-0" />
        {count > 0 ? <CountBadge className="absolute -end-2 -top-1.5">{count}</CountBadge> : null}
      </span>
    </MenuLink>
  );
}
