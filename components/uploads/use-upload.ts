import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { tellRefusal } from "@/components/page/use-action";
import { CallProblem } from "@/lib/api/client";
import type { Way } from "@/lib/api/client/operations";
import { withProgress } from "@/lib/api/client/with-progress";

export type UploadState =
  | { step: "idle" }
  | { step: "chosen"; file: File; url: string }
  | { step: "sending"; file: File; url: string; share: number };

/** How a call is made that can be watched and stopped. */
export interface Sending {
  way: Way;
  signal: AbortSignal;
}

interface Wanted {
  call: (file: File, sending: Sending) => Promise<unknown>;
  onDone: () => void;
  onRefused: (code: string) => void;
}

/** A file that is chosen, looked at, sent with its progress, and stopped or sent again when that fails. */
export function useUpload({ call, onDone, onRefused }: Wanted) {
  const router = useRouter();
  const [state, setState] = useState<UploadState>({ step: "idle" });
  const stop = useRef<AbortController>(undefined);
  const url = state.step === "idle" ? null : state.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async () => {
    if (state.step !== "chosen") return;
    const { file, url: shown } = state;
    const controller = new AbortController();
    stop.current = controller;
    const onProgress = (share: number) => setState({ step: "sending", file, url: shown, share });
    onProgress(0);
    try {
      await call(file, { way: withProgress(onProgress), signal: controller.signal });
      setState({ step: "idle" });
      onDone();
      router.refresh();
    } catch (problem) {
      // What was chosen stays: it may be sent again.
      setState({ step: "chosen", file, url: shown });
      if (controller.signal.aborted) return;
      if (!(problem instanceof CallProblem)) throw problem;
      tellRefusal(problem, ({ code }) => {
        onRefused(code);
        return null;
      });
    }
  };
  return {
    state,
    choose: (file: File) => setState({ step: "chosen", file, url: URL.createObjectURL(file) }),
    send,
    stop: () => stop.current?.abort(),
    forget: () => setState({ step: "idle" }),
  };
}
