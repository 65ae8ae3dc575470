import { useEffect, useRef, useState, type RefObject } from "react";
import { scannedVin } from "@/lib/shared/vin";

export type ScanState = "starting" | "watching" | "no-camera" | "denied" | "failed";

interface VinScan {
  state: ScanState;
  /** The text of a code that was read and is no VIN. */
  other: string | null;
}

const refused: Readonly<Record<string, ScanState>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "no-camera",
  OverconstrainedError: "no-camera",
};

const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } } });

/** Watches the camera through the video element until a bar code or QR code holds a VIN, then lets the camera go. */
export function useVinScan(video: RefObject<HTMLVideoElement | null>, onVin: (vin: string) => void): VinScan {
  const [scan, setScan] = useState<VinScan>({ state: "starting", other: null });
  const found = useRef(onVin);
  useEffect(() => {
    found.current = onVin;
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
      const { CODE_39, CODE_128, DATA_MATRIX, QR_CODE } = BarcodeFormat;
      const reader = new BrowserMultiFormatReader(
        new Map([[DecodeHintType.POSSIBLE_FORMATS, [CODE_39, CODE_128, DATA_MATRIX, QR_CODE]]]),
        200,
      );
      stop = () => reader.reset();
      setScan({ state: "watching", other: null });
      await reader.decodeFromStream(stream, element, (result) => {
        if (stopped || !result) return;
        const vin = scannedVin(result.getText());
        if (vin === null) return setScan({ state: "watching", other: result.getText().slice(0, 40) });
        stopped = true;
        stop?.();
        found.current(vin);
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
