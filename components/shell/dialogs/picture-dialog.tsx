import { useTranslations } from "next-intl";
import { ProfilePicture } from "@/components/account/profile-picture";
import type { HostedDialogProps } from "@/components/shell/hosted";
import { Dialog } from "@/components/ui/dialog";

/** The reader's own picture, from any page. */
export default function PictureDialog({ user, onClose }: HostedDialogProps) {
  const t = useTranslations("dialogs.picture");
  const common = useTranslations("common");
  return (
    <Dialog open onClose={onClose} title={t("title")} closeLabel={common("close")} size="sm">
      <ProfilePicture name={user.name} picture={user.picture} />
    </Dialog>
  );
}
