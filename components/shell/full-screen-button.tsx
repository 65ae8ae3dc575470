import { Maximize, Minimize } from "@/components/drawings/icons";
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
      <Icon />
    </IconButton>
  );
}
