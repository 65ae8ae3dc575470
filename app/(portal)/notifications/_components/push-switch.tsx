"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { PushState } from "@/lib/domains/notifications/push/schema";
import { bodyOf, isAmong, mayTakePush, subscribe, unsubscribe } from "./push-link";

/** `absent` for a browser that knows no notifications, `withdrawn` where the test could not be sent. */
type Standing = "absent" | "off" | "on" | "withdrawn";

/** Whether this device takes notifications; the switch goes where a test cannot be sent, and says so. */
export function PushSwitch({ state: { publicKey, devices } }: { state: PushState }) {
  const t = useTranslations("reach.push");
  const router = useRouter();
  const [standing, setStanding] = useStanding(devices);
  const { busy, run } = useAction(
    ({ code }) => {
      if (code !== "push-not-sent") return t("notSaved");
      setStanding("withdrawn");
      return null;
    },
    { id: "push" },
  );
  const turnOn = async () => {
    if ((await Notification.requestPermission()) !== "granted") return void toast.error(t("denied"), { id: "push" });
    const subscription = await subscribe(publicKey);
    if (!subscription) return setStanding("withdrawn");
    const isTaken = await run(() => call("post", "/notifications/push", { body: bodyOf(subscription) }));
    if (!isTaken) return void (await subscription.unsubscribe());
    setStanding("on");
    toast.success(t("on"), { id: "push" });
    router.refresh();
  };
  const turnOff = async () => {
    const endpoint = await unsubscribe();
    setStanding("off");
    if (endpoint && !(await run(() => call("post", "/notifications/push/remove", { body: { endpoint } })))) return;
    toast.success(t("off"), { id: "push" });
    router.refresh();
  };
  if (standing === "absent") return null;
  return (
    <section aria-labelledby="push-title" className="mt-4">
      <h2 id="push-title" className="text-lead font-semibold">
        {t("title")}
      </h2>
      <p className="mb-3 text-ink-2">{t("lead")}</p>
      <div role="status">{standing === "withdrawn" ? <p>{t("withdrawn")}</p> : null}</div>
      {standing === "withdrawn" ? null : (
        <Checkbox
          label={t("switch")}
          checked={standing === "on"}
          disabled={busy}
          onChange={() => void (standing === "on" ? turnOff() : turnOn())}
        />
      )}
    </section>
  );
}

/** What this browser does now: asked once the page is there, as the server does not know which browser it is. */
function useStanding(devices: readonly string[]) {
  const [standing, setStanding] = useState<Standing>("absent");
  useEffect(() => {
    if (!mayTakePush()) return;
    let isLeft = false;
    const tell = (isOn: boolean) => isLeft || setStanding((now) => (now === "withdrawn" ? now : isOn ? "on" : "off"));
    void isAmong(devices).then(tell, () => undefined);
    return () => void (isLeft = true);
  }, [devices]);
  return [standing, setStanding] as const;
}
