import type { RefObject } from "react";
import { useCodeScan, type CodeFormat } from "@/components/scan/use-code-scan";
import { scannedVin } from "@/lib/shared/vin";

const formats: readonly CodeFormat[] = ["CODE_39", "CODE_128", "DATA_MATRIX", "QR_CODE"];

/** Watches the camera through the video element until a bar code or QR code holds a VIN, then lets the camera go. */
export const useVinScan = (video: RefObject<HTMLVideoElement | null>, onVin: (vin: string) => void) =>
  useCodeScan(video, { formats, accept: scannedVin, onFound: onVin });
