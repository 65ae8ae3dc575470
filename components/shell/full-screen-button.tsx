import { Maximize, Minimize } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { toggleFullScreen, useFullScreen } from "./full-screen";

export function FullScreenButton() {
  const t = useTranslations("shell");
  const full = useFullScreen();
  if (full === null) return null;
  const Icon = full ? Minimize : Maximize;
  return (
    <IconButton
      variant="ghost"
      label={t("fullScreen")}
      aria-pressed={full}
      className="max-lg:hidden"
      onClick={toggleFullScreen}
    >
      <Icon aria-hidden strokeWidth={1.75} />
    </IconButton>
  );
}
