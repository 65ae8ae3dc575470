import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { kinds, type Found, type ScanKind } from "../kinds";
import { printedVins } from "../printed-vins";
import { openScanClient, type ScanClient } from "../worker/client";
import { ScanProblem } from "../worker/limited-asks";
import { signalFound } from "./signal-found";
import { useCamera, type Camera } from "./use-camera";

/** What became of the picture that was chosen last, or of a reader that does not answer. */
export type PictureState =
  | { is: "idle" | "reading" | "none" | "unreadable" | "failed" | "late" }
  /** Of the camera's frames none is answered. */
  | { is: "stuck" }
  /** A code of another kind is on it. */
  | { is: "other"; text: string };

export interface Scan {
  camera: Camera;
  /** Several codes of one picture, to choose from. */
  choices: readonly Found[];
  /** The text of a code of another kind, before the camera. */
  other: string | null;
  picture: PictureState;
  readPicture: (file: File) => void;
  again: () => void;
}

type Heard = { text: string; confidence: number };

/** Bars below it are asked about. */
export const sureFrom = 70;
const pauseMs = 60;
/** Before a reader is asked again that did not answer. */
const restMs = 2000;
const textOf = ({ text }: Heard) => text.slice(0, 40);

/** Watches camera and pictures for codes of a kind until one is sure; `onFound` hears it. */
export function useScan(
  video: RefObject<HTMLVideoElement | null>,
  { kind, resumes, onFound }: { kind: ScanKind; resumes: boolean; onFound: (found: Found) => void },
): Scan {
  const [choices, setChoices] = useState<readonly Found[]>([]);
  const [other, setOther] = useState<string | null>(null);
  const [picture, setPicture] = useState<PictureState>({ is: "idle" });
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
    if (!only) return false;
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
  const takeFrame = useEffectEvent((readings: readonly Heard[]) => {
    setPicture((now) => (now.is === "stuck" ? { is: "idle" } : now));
    if (!take(readings) && readings[0]) setOther(textOf(readings[0]));
  });

  const watching = camera.state === "watching" && choices.length === 0 && !ended;
  useEffect(() => {
    if (!watching) return;
    let over = false;
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const missed = async (problem: unknown) => {
      if (!(problem instanceof ScanProblem)) throw problem;
      if (!over) setPicture({ is: "stuck" });
      await pause(restMs);
      return null;
    };
    const watch = async () => {
      while (!over) {
        const element = video.current;
        if (element && element.videoWidth > 0 && client.current) {
          const bitmap = await createImageBitmap(element);
          const readings = await client.current.readFrame(bitmap, kind).catch(missed);
          if (!over && readings) takeFrame(readings);
        }
        await pause(pauseMs);
      }
    };
    void watch().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [watching, kind, video]);

  const lookAt = async (file: File) => {
    const readings = (await client.current?.readPicture(file, kind)) ?? [];
    if (take(readings)) return setPicture({ is: "idle" });
    // Letters are less sure than bars: they are shown before they are taken.
    const printed = kind === "vin" ? await printedVins(file) : [];
    setChoices(printed);
    if (printed.length > 0) setPicture({ is: "idle" });
    else setPicture(readings[0] ? { is: "other", text: textOf(readings[0]) } : { is: "none" });
  };
  const readPicture = (file: File) => {
    setPicture({ is: "reading" });
    setOther(null);
    lookAt(file).catch((problem: unknown) =>
      setPicture({ is: problem instanceof ScanProblem ? problem.kind : "failed" }),
    );
  };
  const again = () => {
    last.current = null;
    setChoices([]);
    setEnded(false);
  };
  return { camera, choices, other, picture, readPicture, again };
}
