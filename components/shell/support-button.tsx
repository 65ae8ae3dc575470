import { LifeBuoy } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { openDialog } from "./open-dialog";

export function SupportButton() {
  const t = useTranslations("shell.user");
  return (
    <IconButton
      variant="ghost"
      label={t("support")}
      aria-haspopup="dialog"
      className="max-lg:hidden"
      onClick={() => openDialog("support")}
    >
      <LifeBuoy />
    </IconButton>
  );
}
