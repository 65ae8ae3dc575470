"use client";

import { QrCode } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ShowOnScreen } from "@/components/live/show-on-screen";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Drawing = { size: number; path: string };

/** The code's modules as one path, drawn by a library that is loaded at the first click; level Q. */
async function drawCode(text: string): Promise<Drawing> {
  const [{ default: Encoder }, { default: Level }] = await Promise.all([
    import("@zxing/library/esm/core/qrcode/encoder/Encoder"),
    import("@zxing/library/esm/core/qrcode/decoder/ErrorCorrectionLevel"),
  ]);
  const matrix = Encoder.encode(text, Level.Q).getMatrix();
  const size = matrix.getWidth();
  const dark: string[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (matrix.get(x, y) === 1) dark.push(`M${x} ${y}h1v1h-1z`);
  return { size, path: dark.join("") };
}

/** Shows the vehicle's address as a code for a phone. */
export function QrButton({ path, label }: { path: string; label: string }) {
  const t = useTranslations("workshop.qr");
  const [open, setOpen] = useState(false);
  const [drawing, setDrawing] = useState<Drawing | "failed" | null>(null);
  const show = () => {
    setOpen(true);
    drawCode(location.origin + path).then(setDrawing, () => setDrawing("failed"));
  };
  return (
    <>
      <Button size="lg" onClick={show}>
        <QrCode className="size-5" />
        <span className="max-lg:sr-only">{t("open")}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("title")} closeLabel={t("close")} size="sm">
        <div className="grid justify-items-center gap-3 text-center">
          {drawing === "failed" ? <p role="alert">{t("failed")}</p> : <Code drawing={drawing} label={label} />}
          <p className="font-strong">{label}</p>
          <p className="text-ink-2">{t("text")}</p>
          {drawing && drawing !== "failed" ? <ShowOnScreen url={location.origin + path} /> : null}
        </div>
      </Dialog>
    </>
  );
}

function Code({ drawing, label }: { drawing: Drawing | null; label: string }) {
  const margin = 4;
  const side = (drawing?.size ?? 29) + 2 * margin;
  return (
    <svg
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      role="img"
      aria-label={label}
      aria-busy={drawing === null}
      shapeRendering="crispEdges"
      className="size-60 rounded bg-white forced-color-adjust-none"
    >
      {drawing ? <path d={drawing.path} fill="#000" /> : null}
    </svg>
  );
}
