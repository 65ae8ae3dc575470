import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import useSWR from "swr";
import { Users } from "@/components/drawings/icons";
import { call } from "@/lib/api/client";
import { isToNobody, type SenderDraft } from "./draft";

/** How many people the chosen recipients are, each counted once, as they are chosen. */
export function ReachLine({ families, groups, people }: Pick<SenderDraft, "families" | "groups" | "people">) {
  const t = useTranslations("notifications.sender");
  const users = people.map(({ userId }) => userId);
  const key = useDeferredValue(JSON.stringify([families.join(), groups.join(), users.join()]));
  const isEmpty = isToNobody({ families, groups, people });
  const { data, error } = useSWR(
    isEmpty ? null : ["reached", key],
    () => {
      const [targetTags = "", chosen = "", named = ""] = JSON.parse(key) as string[];
      return call("get", "/notifUsers", { query: { targetTags, groups: chosen, users: named } });
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const counted = isEmpty ? { usersCount: 0 } : data;
  return (
    <p role="status" className="flex items-center gap-2 text-data">
      <Users className="size-4 text-ink-3" />
      {error ? t("notCounted") : counted ? t("reaches", { count: counted.usersCount }) : t("counting")}
    </p>
  );
}
