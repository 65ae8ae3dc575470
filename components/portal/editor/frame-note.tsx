import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/client";
import { isForeign } from "@/lib/domains/apps/rules";
import { isFrame } from "@/lib/domains/portal/tiles/kinds";
import { isTileAddress } from "@/lib/domains/portal/tiles/typed";

/** Somebody who still types is not asked after, in ms. */
const pauseMs = 700;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Props {
  appType: string;
  url: string;
  /** The address that is kept: its site was asked when it was saved, and is every day. */
  kept: string;
  refusing: readonly string[];
}

/** Whether the site of a frame's address lets itself be framed: as last heard, asked anew of another one that is typed. */
export function FrameNote({ appType, url, kept, refusing }: Props) {
  const t = useTranslations("editors.frame");
  const settled = useSettled(url.trim());
  const isKept = settled === kept;
  const isAsked = isFrame(appType) && !isKept && isForeign(settled) && isTileAddress(settled);
  const { data, isLoading } = useSWR(
    isAsked ? ["frame-verdict", settled] : null,
    () => call("post", "/frame-verdict", { body: { url: settled } }),
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const known = isKept && isFrame(appType) && refusing.includes(kept) ? "refused" : null;
  const answer = data?.reason === "private" ? "private" : data?.verdict;
  const word = known ?? (isLoading ? "asking" : answer);
  return (
    <p role="status" className="-mt-3 text-data text-ink-2 empty:hidden">
      {word ? t(word) : null}
    </p>
  );
}
