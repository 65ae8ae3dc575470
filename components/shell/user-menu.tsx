import { useTranslations } from "next-intl";
import { pictureAddress } from "@/components/account/picture-address";
import { Avatar } from "@/components/ui/avatar";
import { Menu } from "@/components/ui/menu";
import type { Hosted } from "./hosted";
import { useUserItems } from "./user-items";

export function UserMenu(hosted: Hosted) {
  const t = useTranslations("shell");
  const { user } = hosted;
  const items = useUserItems(hosted);
  return (
    <Menu
      icon
      align="end"
      variant="ghost"
      label={t("user.label", { name: user.name })}
      trigger={<Avatar name={user.name} src={pictureAddress(user.picture)} />}
      items={() => [{ id: "who", label: <Who user={user} />, disabled: true, onSelect: () => undefined }, ...items()]}
    />
  );
}

function Who({ user }: Pick<Hosted, "user">) {
  return (
    <span className="grid">
      <strong className="font-semibold text-ink">{user.name}</strong>
      <span className="text-data text-ink-3">{user.company.name}</span>
      <span className="text-data text-ink-3">{user.email}</span>
    </span>
  );
}
