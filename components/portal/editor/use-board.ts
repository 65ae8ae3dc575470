import { useEffect } from "react";
import useSWR from "swr";
import { useLive, useLiveGap } from "@/components/live/use-live";
import { call, type CallProblem } from "@/lib/api/client";
import { isOnBoard } from "@/lib/domains/portal/editor/rules";
import type { Board } from "@/lib/domains/portal/editor/schema";
import type { Home } from "@/lib/domains/portal/names";

/** What groups' changes are told under. */
const ofGroups = "groups";

/** The board of a home, read anew when somebody changes something of it. */
export function useBoard(home: Home, first?: Board) {
  const { data, error, mutate } = useSWR<Board, CallProblem>(
    ["editor-board", home],
    () => call("get", `/apps/board/${home}`),
    { fallbackData: first, revalidateOnMount: first === undefined },
  );
  useEffect(() => {
    // What an earlier visit left behind is older than what the page brought along.
    if (first) void mutate(first, { revalidate: false });
  }, [first, mutate]);
  useLive("Tiles", ({ widget }) => {
    if (widget === ofGroups || isOnBoard(home, widget)) void mutate();
  });
  useLiveGap(() => void mutate());
  return { board: data, error, reload: () => mutate() };
}
