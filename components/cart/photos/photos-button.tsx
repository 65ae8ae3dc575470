"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Camera } from "@/components/drawings/icons";
import { IconButton } from "@/components/ui/button";
import { PhotosDialog } from "./photos-dialog";
import type { LinePhotos } from "./use-line-photos";

/** Opens the photographs of a line. */
export function PhotosButton({ line, sending }: { line: string; sending: LinePhotos }) {
  const t = useTranslations("line-photos");
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t("of", { line })} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Camera />
      </IconButton>
      {open ? <PhotosDialog {...{ line, sending }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
