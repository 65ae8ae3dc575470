"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { takeShared } from "@/components/installed/shared-picture";
import { Dialog } from "@/components/ui/dialog";
import { FileButton } from "@/components/uploads/file-button";
import { toast } from "@/components/ui/toast";
import { PlateCandidates } from "./plate-candidates";
import type { PlateField } from "./plate-input";
import { usePlatePicture } from "./use-plate-picture";

const told = [
  "not-a-jpeg",
  "damaged",
  "picture-too-large",
  "no-plate-found",
  "plate-reading-busy",
  "plate-reading-late",
  "offline",
];

interface PlatePictureProps {
  /** The plates that the reader may search, at least one. */
  fields: readonly PlateField[];
  onChoose: (field: PlateField, plate: string) => void;
}

/** A photograph (from the album or the camera of a phone) read as plates; the reader chooses or corrects one before it is taken over. */
export function PlatePicture({ fields, onChoose }: PlatePictureProps) {
  const t = useTranslations("plate-picture");
  const path = usePathname();
  const asked = useSearchParams()?.get("shared");
  const picture = usePlatePicture((code) => {
    const text = t(`problems.${told.includes(code) ? code : "other"}`);
    toast[code === "no-plate-found" ? "info" : "error"](text, { id: "plate-picture" });
  });

  const readShared = useEffectEvent(async () => {
    // A page that is loaded again asks for no picture again.
    window.history.replaceState(null, "", path);
    const file = await takeShared();
    if (file) await picture.read(file);
    else toast.error(t("problems.share-lost"), { id: "plate-picture" });
  });
  useEffect(() => {
    if (asked) void readShared();
  }, [asked]);

  return (
    <>
      <FileButton
        size="sm"
        busy={picture.reading}
        accept="image/jpeg"
        choice={t("choose")}
        onChoose={(file) => void picture.read(file)}
        onRefuse={() => toast.error(t("problems.not-a-jpeg"), { id: "plate-picture" })}
      >
        <svg aria-hidden viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.4]">
          <path d="M2 5.2h2.8L6 3.4h4l1.2 1.8H14v7.4H2z" strokeLinejoin="round" />
          <circle cx="8" cy="8.7" r="2.3" />
        </svg>
        {t("read")}
      </FileButton>
      <span role="status" className="sr-only">
        {picture.reading ? t("reading") : ""}
      </span>
      <Dialog
        open={picture.candidates !== null}
        onClose={picture.stop}
        title={t("title")}
        closeLabel={t("close")}
        size="sm"
      >
        <PlateCandidates
          candidates={picture.candidates ?? []}
          fields={fields}
          onChoose={(field, plate) => {
            picture.stop();
            onChoose(field, plate);
          }}
        />
      </Dialog>
    </>
  );
}
