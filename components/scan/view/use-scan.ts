import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { kinds, type Found, type ScanKind } from "../kinds";
import { printedVins } from "../printed-vins";
import { openScanClient, ScanProblem, type ScanClient } from "../worker/client";
import { signalFound } from "./signal-found";
import { useCamera, type Camera } from "./use-camera";

export interface Scan {
  camera: Camera;
  /** Several codes of one picture, to choose from. */
  choices: readonly Found[];
  /** The text of a code of another kind. */
  other: string | null;
  picture: "idle" | "reading" | "none" | "unreadable" | "failed";
  readPicture: (file: File) => void;
  again: () => void;
}

type Heard = { text: string; confidence: number };

/** Bars below it are asked about. */
export const sureFrom = 70;
const pauseMs = 60;

/** Watches camera and pictures for codes of a kind until one is sure; `onFound` hears it. */
export function useScan(
  video: RefObject<HTMLVideoElement | null>,
  { kind, resumes, onFound }: { kind: ScanKind; resumes: boolean; onFound: (found: Found) => void },
): Scan {
  const [choices, setChoices] = useState<readonly Found[]>([]);
  const [other, setOther] = useState<string | null>(null);
  const [picture, setPicture] = useState<Scan["picture"]>("idle");
  const [ended, setEnded] = useState(false);
  const camera = useCamera(video, !ended);
  const client = useRef<ScanClient | null>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    client.current = openScanClient();
    return () => client.current?.close();
  }, []);

  const take = (readings: readonly Heard[]): boolean => {
    const meant = readings.flatMap(({ text, confidence }) => {
      const value = kinds[kind].accept(text);
      return value === null ? [] : [{ value, confidence }];
    });
    const found = meant.filter(({ value }, at) => meant.findIndex((one) => one.value === value) === at);
    const [only] = found;
    if (!only) {
      if (readings[0]) setOther(readings[0].text.slice(0, 40));
      return false;
    }
    // The next frames show the same code: it is told once, until another one comes.
    if (found.length === 1 && last.current === only.value) return true;
    setOther(null);
    signalFound();
    if (found.length > 1 || only.confidence < sureFrom) setChoices(found);
    else {
      last.current = only.value;
      setEnded(!resumes);
      onFound(only);
    }
    return true;
  };
  const takeFrame = useEffectEvent(take);

  const watching = camera.state === "watching" && choices.length === 0 && !ended;
  useEffect(() => {
    if (!watching) return;
    let over = false;
    const pause = () => new Promise((done) => setTimeout(done, pauseMs));
    const watch = async () => {
      while (!over) {
        const element = video.current;
        if (element && element.videoWidth > 0 && client.current) {
          const bitmap = await createImageBitmap(element);
          const readings = await client.current.readFrame(bitmap, kind);
          if (!over) takeFrame(readings);
        }
        await pause();
      }
    };
    void watch().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [watching, kind, video]);

  const lookAt = async (file: File) => {
    const readings = (await client.current?.readPicture(file, kind)) ?? [];
    if (take(readings) || readings.length > 0) return setPicture("idle");
    // Letters are less sure than bars: they are shown before they are taken.
    const printed = kind === "vin" ? await printedVins(file) : [];
    setChoices(printed);
    setPicture(printed.length > 0 ? "idle" : "none");
  };
  const readPicture = (file: File) => {
    setPicture("reading");
    setOther(null);
    lookAt(file).catch((problem: unknown) => setPicture(problem instanceof ScanProblem ? problem.kind : "failed"));
  };
  const again = () => {
    last.current = null;
    setChoices([]);
    setEnded(false);
  };
  return { camera, choices, other, picture, readPicture, again };
}
