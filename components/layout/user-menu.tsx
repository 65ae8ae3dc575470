import { Building2, KeyRound, LogOut, Monitor, Moon, Sun, UserRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Avatar } from "@/components/ui/avatar";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-entry";
import { toast } from "@/components/ui/toast";
import { call, CallProblem } from "@/lib/api/client";
import type { UserInfo } from "@/lib/domains/session/schema";
import { themes, type Theme } from "@/lib/shared/theme";
import { rememberTheme } from "./browser-choice";
import { sayOffline } from "./offline";
import { useGo } from "./use-go";

const icons = { system: Monitor, light: Sun, dark: Moon };

const iconOf = (theme: Theme) => {
  const Icon = icons[theme];
  return <Icon aria-hidden strokeWidth={1.75} />;
};

/** Another door: everything that this page holds belongs to the session before. */
const leaveFor = (path: string) => window.location.assign(path);

export function UserMenu({ user, theme }: { user: UserInfo; theme: Theme }) {
  const t = useTranslations("shell");
  const common = useTranslations("common");
  const router = useRouter();
  const { go } = useGo();
  const fail = (problem: unknown) =>
    problem instanceof CallProblem && problem.status === 0 ? sayOffline() : void toast.error(common("error"));
  const setTheme = (chosen: Theme) => {
    rememberTheme(chosen);
    router.refresh();
  };
  const switchTo = (companyId: string) =>
    call("get", "/switchToCompany/{companyId}", { params: { companyId: Number(companyId) } }).then(
      () => leaveFor("/"),
      fail,
    );
  const logOut = () => call("post", "/logout").then(() => leaveFor("/login?notice=signedOut"), fail);
  const others = () => Object.entries(user.companies).filter(([id]) => Number(id) !== user.companyId);
  const accountItems = (): MenuItem[] => [
    ...(user.rights.includes("MyAccount")
      ? [
          {
            id: "account",
            label: t("user.account"),
            icon: <UserRound aria-hidden />,
            onSelect: () => go("/mon-compte"),
          },
        ]
      : []),
    { id: "password", label: t("user.password"), icon: <KeyRound aria-hidden />, onSelect: () => go("/password") },
  ];
  const items = (): MenuItem[] => [
    { id: "who", label: <Who user={user} />, disabled: true, onSelect: () => undefined },
    { id: "line-1", separator: true },
    ...others().map(([id, { name }]) => ({
      id: `company-${id}`,
      label: name,
      icon: <Building2 aria-hidden />,
      hint: t("user.switch"),
      onSelect: () => void switchTo(id),
    })),
    ...themes.map((one) => ({
      id: one,
      label: t(`theme.${one}`),
      icon: iconOf(one),
      hint: one === theme ? "✓" : undefined,
      onSelect: () => setTheme(one),
    })),
    { id: "line-2", separator: true },
    ...accountItems(),
    { id: "logout", label: t("user.logout"), icon: <LogOut aria-hidden />, onSelect: () => void logOut() },
  ];
  return (
    <Menu
      icon
      align="end"
      variant="ghost"
      label={t("user.label", { name: user.name })}
      trigger={<Avatar name={user.name} src={user.picture ?? undefined} />}
      items={items}
    />
  );
}

function Who({ user }: { user: UserInfo }) {
  return (
    <span className="grid">
      <strong className="font-semibold text-ink">{user.name}</strong>
      <span className="text-data text-ink-3">{user.company.name}</span>
      <span className="text-data text-ink-3">{user.email}</span>
    </span>
  );
}
