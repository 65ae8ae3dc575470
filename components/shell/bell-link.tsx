import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { Bell } from "@/components/drawings/icons";
import { useUnseen } from "@/components/notifications/unseen";
import { CountBadge } from "@/components/ui/badge";
import { iconButtonClasses } from "@/components/ui/button-style";
import { badgeOf } from "@/lib/domains/notifications/rules";

/** The way to the inbox, with how many notifications wait to be seen; it follows what is sent and what other windows do. */
export function BellLink({ unseen }: { unseen: number }) {
  const t = useTranslations("shell");
  const { count, hasRisen } = useUnseen(unseen);
  const label = t("bell", { count, shown: badgeOf(count) });
  return (
    <>
      <Link
        href="/notifications"
        className={iconButtonClasses("ghost", "md")}
        prefetch={false}
        aria-label={label}
        title={label}
        id="bell-link"
      >
        <Bell />
        {count > 0 ? <CountBadge className="absolute end-0 top-0.5">{badgeOf(count)}</CountBadge> : null}
      </Link>
      <span role="status" className="sr-only">
        {hasRisen ? label : ""}
      </span>
    </>
  );
}
