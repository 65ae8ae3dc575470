import { Microscope } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";

/** Turns what only experts see on or off for this user, on every device. */
export function ExpertSwitch({ on }: { on: boolean }) {
  const t = useTranslations("shell.expert");
  const common = useTranslations("common");
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const turn = async () => {
    setBusy(true);
    try {
      await call("post", "/setUserPreference", { body: { name: "expertData", value: !on } });
      toast.info(t(on ? "turnedOff" : "turnedOn"), { id: "expert" });
      router.refresh();
    } catch {
      toast.error(common("error"), { id: "expert" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      variant="ghost"
      label={t("label")}
      aria-pressed={on}
      busy={busy}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
      onClick={() => void turn()}
    >
      <Microscope aria-hidden strokeWidth={1.75} />
    </IconButton>
  );
}
