import { useCallback } from "react";
import useSWRInfinite from "swr/infinite";
import { useNotificationsLive } from "@/components/notifications/unseen";
import { call } from "@/lib/api/client";
import type { InboxPage } from "@/lib/domains/notifications/schema";

/** The pages of the inbox that were asked for; they follow what comes and what other windows do. */
export function useInbox(archived: boolean, first: InboxPage) {
  const { data, error, mutate, size, setSize, isValidating } = useSWRInfinite<InboxPage, unknown>(
    (index: number, before: InboxPage | null) => {
      if (index > 0 && !before?.next) return null;
      return ["inbox", archived, before?.next ?? ""];
    },
    ([, , after]: [string, boolean, string]) =>
      call("get", "/notifications", {
        query: { archived: archived ? "true" : "false", ...(after !== "" && { after }) },
      }),
    { fallbackData: [first], revalidateOnMount: false, revalidateAll: true, shouldRetryOnError: false },
  );
  const pages = data ?? [first];
  const reload = useCallback(() => mutate(), [mutate]);
  useNotificationsLive(() => void reload());
  return {
    items: pages.flatMap(({ items }) => items),
    unseen: pages[0]?.unseen ?? 0,
    next: pages.at(-1)?.next ?? null,
    error,
    reload,
    more: () => setSize(size + 1),
    loadingMore: isValidating && size > pages.length,
  };
}
