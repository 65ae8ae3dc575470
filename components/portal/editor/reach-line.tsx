import { Users } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/client";
import type { TileInput } from "@/lib/domains/portal/tiles/schema";

interface Props {
  roles: readonly string[];
  groups: readonly number[];
  screens: readonly number[];
}

/** How many people an audience reaches, counted as it is chosen. */
export function ReachLine(audience: Props) {
  const t = useTranslations("editors.audience");
  const key = useDeferredValue(JSON.stringify(audience));
  const { data, error } = useSWR(
    ["reach", key],
    () => {
      const { roles, groups, screens } = JSON.parse(key) as Props;
      const body = { roles: [...roles] as TileInput["roles"], groups: [...groups], screens: [...screens] };
      return call("post", "/apps/reach", { body });
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const isForAll = audience.roles.length + audience.groups.length + audience.screens.length === 0;
  const text = data ? t(isForAll ? "reachesAll" : "reaches", data) : t("counting");
  return (
    <p role="status" className="flex items-center gap-2 text-data">
      <Users className="size-4 text-ink-3" />
      {error ? t("notCounted") : text}
    </p>
  );
}
