import { useEffect, useState } from "react";
import { connect, hearEnd } from "@/components/live/connection";
import { useLive, useLiveGap } from "@/components/live/use-live";
import type { ScreenView } from "@/lib/domains/live/screens/schema";
import { linkScreen, type ScreenLink } from "./screen-link";

/** What a screen shows, kept up to date by events and by its own signs of life, and whether the server answered last. */
export function useScreen(id: string, first: ScreenView): { view: ScreenView; online: boolean; link: ScreenLink } {
  const [view, setView] = useState(first);
  const [online, setOnline] = useState(true);
  const [link] = useState(() => linkScreen({ id, first, onView: setView, onOnline: setOnline }));
  useEffect(() => link.start(), [link]);
  useEffect(() => connect(`/api/sse/public?screen=${encodeURIComponent(id)}`, first.position), [id, first]);
  useEffect(() => hearEnd(() => void link.read()), [link]);
  const readAgain = () => void link.read();
  useLive("Screen URLs", readAgain);
  useLive("Tiles", readAgain);
  useLiveGap(readAgain);
  return { view, online, link };
}
