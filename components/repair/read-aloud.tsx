"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Square, Volume2 } from "@/components/drawings/icons";
import { Button } from "@/components/ui/button";
import { formatTag } from "@/lib/shared/languages";
import { voiceFor } from "./voice-for";

/** A browser may find its voices later. */
function onVoices(changed: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => undefined;
  speechSynthesis.addEventListener("voiceschanged", changed);
  return () => speechSynthesis.removeEventListener("voiceschanged", changed);
}
const hasVoices = (): boolean => "speechSynthesis" in window && speechSynthesis.getVoices().length > 0;

/** Reads lines out one by one, in a voice of the page's language; `at` is the line that is read now. */
function useReading(lines: readonly string[]) {
  const locale = useLocale();
  const [at, setAt] = useState<number | null>(null);
  const turn = useRef(0);
  const stop = () => {
    turn.current += 1;
    setAt(null);
    speechSynthesis.cancel();
  };
  const read = () => {
    stop();
    const mine = turn.current;
    const tell = (line: number | null) => mine === turn.current && setAt(line);
    const tag = formatTag(locale);
    const voice = voiceFor(speechSynthesis.getVoices(), tag);
    setAt(0);
    lines.forEach((line, index) => {
      const utterance = new SpeechSynthesisUtterance(line);
      utterance.lang = voice?.lang ?? tag;
      utterance.voice = voice;
      utterance.onstart = () => tell(index);
      utterance.onend = () => index === lines.length - 1 && tell(null);
      // Another reader began, or the voice failed.
      utterance.onerror = () => tell(null);
      speechSynthesis.speak(utterance);
    });
  };
  useEffect(
    () => () => {
      // A page that is left falls silent.
      if ("speechSynthesis" in window) speechSynthesis.cancel();
    },
    [],
  );
  return { at, read, stop };
}

/** Reads steps out to who has no hand free, with a stop; not there where the browser has no voice. */
export function ReadAloud({ lines }: { lines: readonly string[] }) {
  const t = useTranslations("repair.aloud");
  const isThere = useSyncExternalStore(onVoices, hasVoices, () => false);
  const { at, read, stop } = useReading(lines);
  if (!isThere || lines.length === 0) return null;
  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <Button onClick={at === null ? read : stop}>
        {at === null ? <Volume2 className="size-4" /> : <Square className="size-4" />}
        {t(at === null ? "read" : "stop")}
      </Button>
      {at === null ? null : (
        <span className="text-data text-ink-2">{t("at", { line: at + 1, count: lines.length })}</span>
      )}
    </div>
  );
}
