"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type ReactNode } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { toast } from "@/components/ui/toast-store";
import { FileButton } from "./file-button";
import { useUpload, type Sending } from "./use-upload";

const kinds = {
  picture: { accept: "image/jpeg,image/png,image/webp,image/gif", most: 10_000_000 },
  cover: { accept: "image/jpeg,image/png,image/webp,image/gif", most: 10_000_000 },
  video: { accept: "video/mp4,video/webm", most: 100_000_000 },
} as const;

const refusals = {
  "not-a-picture": "notAPicture",
  "not-only-a-picture": "notOnlyAPicture",
  "picture-too-large": "pictureTooLarge",
  "pictures-busy": "busy",
  "forms-busy": "busy",
  "not-a-video": "notAVideo",
  "video-too-large": "videoTooLarge",
  "videos-busy": "busy",
  "upload-incomplete": "incomplete",
  "body-too-large": "tooLarge",
} as const;
const isRefusal = (code: string): code is keyof typeof refusals => code in refusals;

interface Props {
  kind: keyof typeof kinds;
  /** Sends a file that was chosen. */
  onSend: (file: File, sending: Sending) => Promise<unknown>;
  /** Whether there is one to change or remove. */
  has: boolean;
  onRemove: () => Promise<unknown>;
  /** Shows what is there, or a file that was chosen and not sent yet. */
  children: (chosen: string | null) => ReactNode;
  className?: string;
}

/** A picture or video that is chosen, looked at, sent with progress, changed and removed; every mistake is said beside it. */
export function MediaUpload({ kind, onSend, has, onRemove, children, className }: Props) {
  const t = useTranslations("dialogs.upload");
  const router = useRouter();
  const [fault, setFault] = useState<string | null>(null);
  const { accept, most } = kinds[kind];
  const refuse = (code: string) => setFault(t(`error.${isRefusal(code) ? refusals[code] : "failed"}`));
  const done = () => toast.say(t(`${kind}.saved`), { id: kind });
  const { busy: removing, run } = useAction(() => t("error.failed"), { tell: setFault });
  const upload = useUpload({ call: onSend, onDone: done, onRefused: refuse });
  const { state } = upload;
  const pick = (file: File) => {
    setFault(null);
    if (file.size > most) return refuse(kind === "video" ? "video-too-large" : "picture-too-large");
    upload.choose(file);
  };
  const remove = () => {
    setFault(null);
    return run(async () => {
      await onRemove();
      toast.say(t(`${kind}.removed`), { id: kind });
      router.refresh();
    });
  };
  const percent = state.step === "sending" ? Math.round(state.share * 100) : 0;
  return (
    <div className={className}>
      {children(state.step === "idle" ? null : state.url)}
      <div className="grid min-w-0 content-start gap-2">
        <p className="text-data text-ink-2">{t(`${kind}.hint`)}</p>
        {state.step === "sending" ? (
          <>
            <Progress label={t(percent < 100 ? "sending" : "checking")} value={percent} text={`${percent} %`} />
            <div>
              <Button onClick={upload.stop}>{t("stop")}</Button>
            </div>
          </>
        ) : (
          <div className="flex flex-wrap gap-2">
            {state.step === "chosen" ? (
              <>
                <Button variant="primary" onClick={() => void upload.send()}>
                  {t("send")}
                </Button>
                <Button onClick={upload.forget}>{t("forget")}</Button>
              </>
            ) : (
              <>
                <FileButton
                  accept={accept}
                  choice={t(`${kind}.choose`)}
                  kind={kind === "video" ? "video" : "picture"}
                  onChoose={pick}
                  onRefuse={() => refuse(kind === "video" ? "not-a-video" : "not-a-picture")}
                >
                  {t(`${kind}.${has ? "change" : "add"}`)}
                </FileButton>
                {has ? (
                  <Button variant="danger" busy={removing} onClick={() => void remove()}>
                    {t(`${kind}.remove`)}
                  </Button>
                ) : null}
              </>
            )}
          </div>
        )}
        <p role="alert" className="text-data text-no empty:hidden">
          {fault}
        </p>
      </div>
    </div>
  );
}
