import { drawQr } from "@/lib/shared/qr";
import { cn } from "./cn";

type QrCodeProps = { text: string; label: string; className?: string };

const quiet = 4;

/** A QR code on white with the quiet zone that scanners need, in any colour scheme. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = drawQr(text);
  const side = size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={cn("rounded bg-white forced-color-adjust-none", className)}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
