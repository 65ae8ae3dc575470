"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { ErrorState } from "@/components/ui/states";
import type { ScanKind } from "../kinds";
import type { Camera } from "./use-camera";

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  camera: Camera;
  kind: ScanKind;
  other: string | null;
  full: boolean;
}

/** The camera's picture with a frame to aim with, its light and its choice; or why there is none. */
export function CameraView({ video, camera, kind, other, full }: Props) {
  const t = useTranslations("scan");
  const { state } = camera;
  const seen = state === "starting" || state === "watching";
  return (
    <>
      <div hidden={!seen} className="relative overflow-hidden rounded bg-[#12151c]">
        <video
          ref={video}
          muted
          playsInline
          aria-label={t("picture")}
          className={cn("w-full object-cover", full ? "h-[60dvh]" : "aspect-4/3")}
        />
        <span
          aria-hidden
          className={cn(
            "absolute top-1/2 -translate-y-1/2 rounded border-2 border-white/80",
            kind === "qr" ? "inset-x-1/4 aspect-square" : "inset-x-8 h-24",
          )}
        />
        <div className="absolute inset-x-2 bottom-2 flex justify-end gap-2">
          {camera.torch === null ? null : (
            <Button size="sm" aria-pressed={camera.torch} onClick={() => camera.setTorch(!camera.torch)}>
              {t("torch")}
            </Button>
          )}
        </div>
      </div>
      {seen && camera.devices.length > 1 ? <DeviceChoice camera={camera} /> : null}
      <p role="status" className="mt-3 flex min-h-6 items-center gap-2 text-ink-2">
        {state === "starting" ? <Spinner /> : null}
        {state === "starting" ? t("starting") : null}
        {state === "watching" ? (other === null ? t(`watching.${kind}`) : t(`other.${kind}`, { text: other })) : null}
      </p>
      {seen ? null : (
        <>
          <ErrorState compact level={3} title={t(`${state}.title`)} text={t(`${state}.help`)} />
          {state === "insecure" || state === "no-camera" ? null : (
            <Button className="mt-2" onClick={camera.again}>
              {t("again")}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function DeviceChoice({ camera: { devices, deviceId, choose } }: { camera: Camera }) {
  const t = useTranslations("scan");
  return (
    <Select
      aria-label={t("camera")}
      className="mt-2 w-full"
      value={deviceId ?? devices[0]?.deviceId}
      onChange={(event) => choose(event.target.value)}
    >
      {devices.map((device, at) => (
        <option key={device.deviceId} value={device.deviceId}>
          {device.label || t("cameraNumber", { number: at + 1 })}
        </option>
      ))}
    </Select>
  );
}
