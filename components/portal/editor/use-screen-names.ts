import { useEffect, useState } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/client";
import type { ScreenNames } from "@/lib/domains/live/screens/schema";

const nobody: ScreenNames = [];

/** The screens that a tile can be addressed to, and which of them are connected at this moment; nothing is asked before they are to be seen. */
export function useScreenNames(isAsked: boolean): { known: ScreenNames; live: ReadonlySet<number> } {
  const { data: known = nobody } = useSWR(isAsked ? "/screens/names" : null, () => call("get", "/screens/names"), {
    revalidateOnFocus: false,
  });
  const [told, setTold] = useState<readonly number[] | null>(null);
  const first = known[0]?.id;
  useEffect(() => {
    if (!isAsked || first === undefined) return;
    const source = new EventSource(`/api/sse/screens/${first}`);
    source.addEventListener("screen count", ({ data }: MessageEvent<string>) => {
      setTold((JSON.parse(data) as { live: number[] }).live);
    });
    return () => source.close();
  }, [isAsked, first]);
  return { known, live: new Set(told ?? known.flatMap(({ id, live }) => (live ? [id] : []))) };
}
