"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Badge, Note } from "@/components/ui/badge";
import type { Waiting, Write } from "./rules";
import { useOutbox } from "./state";

type Known = Waiting & { write: Write };
const isKnown = (one: Waiting): one is Known => one.write !== null;
const none: readonly Known[] = [];

function useWaitingAbout(matches: (about: string) => boolean): readonly Known[] {
  const { waiting } = useOutbox();
  return waiting?.filter(isKnown).filter(({ write }) => matches(write.about)) ?? none;
}

/** What waits for one line of a cart: how many pieces are wanted then, null where that stays. */
export function useWaitingLine(customer: number | "company", lineId: number): { quantity: number | null } | null {
  const of = `cart/${customer}/${lineId}`;
  const last = useWaitingAbout((about) => about === of);
  return useMemo(() => {
    if (last.length === 0) return null;
    const wanted = Number(last.findLast(({ write }) => write.params?.quantity !== undefined)?.write.params?.quantity);
    return { quantity: wanted > 0 ? wanted : null };
  }, [last]);
}

export function WaitingMark() {
  return <Badge tone="unknown">{useTranslations("cart")("waiting")}</Badge>;
}

/** What was put into a cart without a network and is not there yet. */
export function WaitingLines({ customer }: { customer: number | "company" }) {
  const t = useTranslations("cart");
  const added = useWaitingAbout((about) => about === `cart/${customer}`);
  if (added.length === 0) return null;
  return (
    <ul aria-label={t("waiting")} className="divide-y divide-line-2 rounded-md border border-line bg-paper">
      {added.map(({ seq, write }) => (
        <li key={seq} className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
          <bdi className="min-w-0 wrap-anywhere">{write.name}</bdi>
          <WaitingMark />
        </li>
      ))}
    </ul>
  );
}

/** Says beside a sum how much of the cart is not in it yet. */
export function NotCounted({ customer }: { customer: number | "company" }) {
  const t = useTranslations("cart");
  const { length: count } = useWaitingAbout((about) => `${about}/`.startsWith(`cart/${customer}/`));
  return count === 0 ? null : (
    <div role="status">
      <Note>{t("notCounted", { count })}</Note>
    </div>
  );
}
