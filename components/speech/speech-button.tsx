"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { Mic } from "@/components/drawings/icons";
import { useLaterPlace } from "@/components/page/later-places";
import { onDemand } from "@/components/page/on-demand";
import { IconButton } from "@/components/ui/button";
import { OutsideForms } from "@/components/ui/outside-forms";
import type { ButtonSize } from "@/components/ui/button-style";
import type { PlateCountry } from "@/lib/shared/plate";
import type { SpokenFor } from "@/lib/shared/spoken/read-spoken";

const SpeechDialog = onDemand(() => import("./speech-dialog").then((module) => module.default));

interface Props {
  /** What the field takes. */
  wanted: SpokenFor;
  country?: PlateCountry;
  size?: ButtonSize;
  /** What was said, once the reader has seen it and wants it: it goes into the field and is not searched. */
  onValue: (value: string) => void;
}

const never = () => () => undefined;
/** The shell says whether the reader may; the browser whether it can. */
const isOffered = (): boolean =>
  document.getElementById("shell")?.dataset.speech !== undefined &&
  ("SpeechRecognition" in window || "webkitSpeechRecognition" in window);

/** A microphone beside a field, for who may and where the browser can; the rest of it comes with the first press. */
export function SpeechButton(props: Props) {
  const isThere = useSyncExternalStore(never, isOffered, () => false);
  return isThere ? <Microphone {...props} /> : null;
}

function Microphone({ wanted, country = "FR", size = "lg", onValue }: Props) {
  const t = useTranslations("shell");
  const texts = useLaterPlace("speech");
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        variant={size === "lg" ? "secondary" : "ghost"}
        size={size}
        label={t(`speech.${wanted}`)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Mic />
      </IconButton>
      {open ? (
        <OutsideForms>
          <SpeechDialog
            {...{ wanted, country, texts }}
            onClose={() => setOpen(false)}
            onMissing={() => setOpen(false)}
            onValue={(value) => {
              // Closed first: what lies below a dialog cannot take the focus.
              flushSync(() => setOpen(false));
              onValue(value);
            }}
          />
        </OutsideForms>
      ) : null}
    </>
  );
}
