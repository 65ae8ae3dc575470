import { useEffect, useEffectEvent, useState, type RefObject } from "react";

export type CameraState = "starting" | "watching" | "insecure" | "no-camera" | "denied" | "failed" | "lost";

const refused: Readonly<Record<string, CameraState>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "no-camera",
  OverconstrainedError: "no-camera",
};

export interface Camera {
  state: CameraState;
  /** All cameras of the device, once one was allowed. */
  devices: readonly MediaDeviceInfo[];
  deviceId: string | null;
  choose: (deviceId: string) => void;
  /** Null where the camera has no light. */
  torch: boolean | null;
  setTorch: (on: boolean) => void;
  again: () => void;
}

/** Bars of a VIN need what a frame of 640 by 480 shows at the least. */
const wanted = (deviceId: string | null): MediaStreamConstraints => ({
  video: {
    width: { min: 640, ideal: 1280 },
    height: { min: 480, ideal: 720 },
    ...(deviceId === null ? { facingMode: "environment" } : { deviceId: { exact: deviceId } }),
  },
});

const hasTorch = (track: MediaStreamTrack): boolean =>
  "getCapabilities" in track && "torch" in (track.getCapabilities() as object);

async function play(screen: HTMLVideoElement, stream: MediaStream): Promise<void> {
  screen.srcObject = stream;
  await screen.play().catch(() => undefined);
}

/** Shows a camera in the video element while `on`; lets it go when the page is hidden and takes it again. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, on: boolean): Camera {
  const [state, setState] = useState<CameraState>("starting");
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  const [deviceId, setDeviceId] = useState<string | null>(null);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [torch, setTorchState] = useState<boolean | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setState("starting");
    setAttempt((before) => before + 1);
  };
  const show = useEffectEvent(async (stream: MediaStream) => {
    const [first] = stream.getVideoTracks();
    const screen = video.current;
    if (!first || !screen) return;
    first.onended = () => setState("lost");
    await play(screen, stream);
    setTrack(first);
    setTorchState(hasTorch(first) ? false : null);
    setState("watching");
    const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    setDevices(all.filter(({ kind }) => kind === "videoinput"));
  });
  useEffect(() => {
    if (!on) return;
    let over = false;
    let stream: MediaStream | null = null;
    const letGo = () => stream?.getTracks().forEach((one) => one.stop());
    const take = async () => {
      // Browsers offer no camera to a page that came without TLS.
      if (!("mediaDevices" in navigator)) return setState(window.isSecureContext ? "no-camera" : "insecure");
      stream = await navigator.mediaDevices.getUserMedia(wanted(deviceId));
      if (over) letGo();
      else await show(stream);
    };
    const begin = () =>
      void take().catch((error: unknown) => {
        if (!over) setState(refused[error instanceof Error ? error.name : ""] ?? "failed");
      });
    const onVisibility = () => (document.hidden ? letGo() : begin());
    begin();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", onVisibility);
      letGo();
    };
  }, [on, deviceId, attempt]);
  const setTorch = (to: boolean) => {
    const light = { advanced: [{ torch: to } as MediaTrackConstraintSet] };
    track?.applyConstraints(light).then(
      () => setTorchState(to),
      () => setTorchState(null),
    );
  };
  return { state, devices, deviceId, choose: setDeviceId, torch, setTorch, again };
}
