"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { FileButton } from "@/components/uploads/file-button";
import type { Found, ScanKind } from "./kinds";
import { CameraView } from "./view/camera-view";
import { ManualEntry } from "./view/manual-entry";
import { useScan, type PictureState } from "./view/use-scan";

interface Props {
  kind: ScanKind;
  onFound: (found: Found) => void;
  /** Goes on watching after a code, as a phone does that scans for another screen. */
  resumes?: boolean;
  full?: boolean;
}

/** Reads codes of a kind from the camera, from a picture or from what is typed. */
export function Scanner({ kind, onFound, resumes = false, full = false }: Props) {
  const t = useTranslations("scan");
  const video = useRef<HTMLVideoElement>(null);
  const scan = useScan(video, { kind, resumes, onFound });
  const choose = (found: Found) => {
    scan.again();
    onFound(found);
  };
  return (
    <div className="grid gap-3">
      <div>
        <CameraView video={video} camera={scan.camera} kind={kind} other={scan.other} full={full} />
      </div>
      {scan.choices.length > 0 ? <Choices found={scan.choices} onChoose={choose} onAgain={scan.again} /> : null}
      <FileButton
        accept="image/*"
        choice={t("fromPicture")}
        busy={scan.picture.is === "reading"}
        onChoose={scan.readPicture}
        className="justify-self-start"
      >
        {t("fromPicture")}
      </FileButton>
      <PictureNews kind={kind} picture={scan.picture} />
      {kind === "qr" ? null : <ManualEntry kind={kind} onEnter={(value) => choose({ value, confidence: 100 })} />}
    </div>
  );
}

/** What was found on a picture, also a code that is none of those looked for. */
function PictureNews({ kind, picture }: { kind: ScanKind; picture: PictureState }) {
  const t = useTranslations("scan");
  return (
    <p role="status" className={picture.is === "idle" ? "sr-only" : "text-ink-2 wrap-anywhere"}>
      {picture.is === "other" ? t(`otherInPicture.${kind}`, { text: picture.text }) : null}
      {picture.is === "idle" || picture.is === "other" ? null : t(`pictures.${picture.is}`)}
    </p>
  );
}

interface ChoicesProps {
  found: readonly Found[];
  onChoose: (found: Found) => void;
  onAgain: () => void;
}

/** Several codes, or one whose bars are unclear: the reader decides. */
function Choices({ found, onChoose, onAgain }: ChoicesProps) {
  const t = useTranslations("scan");
  return (
    <div role="group" aria-label={t("choices.title")} className="grid gap-2 rounded border border-line p-3">
      <p role="alert">{t(found.length > 1 ? "choices.several" : "choices.unsure")}</p>
      {found.map((one) => (
        <Button key={one.value} onClick={() => onChoose(one)} className="justify-between">
          <bdi className="num">{one.value}</bdi>
          <span className="text-ink-2">{t("choices.confidence", { percent: one.confidence })}</span>
        </Button>
      ))}
      <Button variant="ghost" onClick={onAgain}>
        {t("choices.again")}
      </Button>
    </div>
  );
}
