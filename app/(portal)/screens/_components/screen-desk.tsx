"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { MessageSquareText } from "@/components/drawings/icons";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { call } from "@/lib/api/client";
import type { ScreenSetUp } from "@/lib/domains/live/screens/schema";
import { PairForm } from "./pair-form";
import { ScreenCard } from "./screen-card";
import { ScreenDialogs, type Asked } from "./screen-dialogs";

const everyMs = 5000;

interface Props {
  first: ScreenSetUp[];
  /** A code that was scanned from a screen. */
  code: string;
  /** Where a screen shows its code, and whether another device can open that. */
  address: string;
  isReached: boolean;
  /** Whether the screens of every company are set up here. */
  ofEvery: boolean;
}

/** The screens as they are now, read again every few seconds while somebody looks. */
export function ScreenDesk({ first, code, address, isReached, ofEvery }: Props) {
  const t = useTranslations("screens");
  const {
    data: screens = first,
    error,
    mutate,
  } = useSWR("/screens", () => call("get", "/screens"), {
    fallbackData: first,
    refreshInterval: everyMs,
  });
  const [pairs, setPairs] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const live = screens.filter(({ state }) => state === "live").length;
  return (
    <>
      <PairForm
        key={pairs}
        screens={screens}
        code={pairs === 0 ? code : ""}
        address={address}
        isReached={isReached}
        ofEvery={ofEvery}
        onPaired={() => {
          setPairs((before) => before + 1);
          void mutate();
        }}
      />
      <div className="mt-5 mb-2 flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-data text-ink-3">
          {t("count", { count: screens.length, live })}
        </p>
        {screens.length > 1 ? (
          <Button onClick={() => setAsked({ what: "message", screen: null })}>
            <MessageSquareText />
            {t("message.openAll")}
          </Button>
        ) : null}
      </div>
      {error ? <Note className="mb-3">{t("stale")}</Note> : null}
      {screens.length === 0 ? <EmptyState title={t("empty")} text={t("emptyText")} /> : null}
      <ul className="grid gap-4 md:grid-cols-2">
        {screens.map((screen) => (
          <ScreenCard key={screen.id} screen={screen} ofEvery={ofEvery} onAsk={(what) => setAsked({ what, screen })} />
        ))}
      </ul>
      <ScreenDialogs
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={() => {
          setAsked(null);
          void mutate();
        }}
      />
    </>
  );
}
