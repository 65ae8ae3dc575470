import type { BarcodeFormat } from "@zxing/library";
import { useEffect, useRef, useState, type RefObject } from "react";

export type ScanState = "starting" | "watching" | "no-camera" | "denied" | "failed";
export type CodeFormat = keyof typeof BarcodeFormat;

interface CodeScan {
  state: ScanState;
  /** The text of a code that was read and is not what is looked for. */
  other: string | null;
}

interface Wanted<T> {
  formats: readonly CodeFormat[];
  /** What a code's text means; null when it is not what is looked for. */
  accept: (text: string) => T | null;
  onFound: (found: T) => void;
}

const refused: Readonly<Record<string, ScanState>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "no-camera",
  OverconstrainedError: "no-camera",
};

const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } } });

/** Watches the camera through the video element until a code is accepted, then lets the camera go. */
export function useCodeScan<T>(video: RefObject<HTMLVideoElement | null>, wanted: Wanted<T>): CodeScan {
  const [scan, setScan] = useState<CodeScan>({ state: "starting", other: null });
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  useEffect(() => {
    let stopped = false;
    let stop: (() => void) | undefined;
    const watch = async () => {
      // Browsers offer no camera to a page that came without TLS.
      if (!("mediaDevices" in navigator)) return setScan({ state: "no-camera", other: null });
      const stream = await openCamera();
      stop = () => stream.getTracks().forEach((track) => track.stop());
      const { BarcodeFormat, BrowserMultiFormatReader, DecodeHintType } = await import("@zxing/library");
      const element = video.current;
      if (stopped || !element) return stop?.();
      const formats = latest.current.formats.map((name) => BarcodeFormat[name]);
      const reader = new BrowserMultiFormatReader(new Map([[DecodeHintType.POSSIBLE_FORMATS, formats]]), 200);
      stop = () => reader.reset();
      setScan({ state: "watching", other: null });
      await reader.decodeFromStream(stream, element, (result) => {
        if (stopped || !result) return;
        const found = latest.current.accept(result.getText());
        if (found === null) return setScan({ state: "watching", other: result.getText().slice(0, 40) });
        stopped = true;
        stop?.();
        latest.current.onFound(found);
      });
    };
    watch().catch((error: unknown) => {
      if (stopped) return;
      const name = error instanceof Error ? error.name : "";
      setScan({ state: refused[name] ?? "failed", other: null });
    });
    return () => {
      stopped = true;
      stop?.();
    };
  }, [video]);
  return scan;
}

/** The text of the QR code in a picture, null when none is found; the picture stays in the browser. */
export async function readPictureCode(picture: File): Promise<string | null> {
  const [zxing, { decodeQr }, bitmap] = await Promise.all([
    import("@zxing/library"),
    import("./decode-qr"),
    createImageBitmap(picture).catch(() => null),
  ]);
  if (!bitmap) return null;
  const text = decodeQr(bitmap, zxing);
  bitmap.close();
  return text;
}
