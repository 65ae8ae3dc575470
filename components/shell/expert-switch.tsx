import { Microscope } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { useChoices } from "@/components/page/use-choices";

/** Turns what only experts see on or off for this user, on every device. */
export function ExpertSwitch({ on }: { on: boolean }) {
  const t = useTranslations("shell.expert");
  const { setExpert, busy } = useChoices();
  return (
    <IconButton
      variant="ghost"
      label={t("label")}
      aria-pressed={on}
      busy={busy}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent max-md:hidden"
      onClick={() => void setExpert(!on)}
    >
      <Microscope />
    </IconButton>
  );
}
