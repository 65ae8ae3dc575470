import { useTranslations } from "next-intl";
import { Archive, ArchiveRestore, Bell, Check } from "@/components/drawings/icons";
import { useFormat } from "@/components/page/use-format";
import { TileImage } from "@/components/portal/tile-image";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { notificationPath } from "@/lib/domains/notifications/links/rules";
import type { InboxItem } from "@/lib/domains/notifications/schema";

export type InboxAct = (what: "read" | "archive" | "restore", id: string) => void;

interface Props {
  item: InboxItem;
  busy: boolean;
  onAct: InboxAct;
}

/** A notification in the inbox: its title leads where it leads, beside it what can be done with it. */
export function InboxRow({ item, busy, onAct }: Props) {
  const t = useTranslations("notifications.inbox");
  const categories = useTranslations("notifications.category");
  const format = useFormat();
  const { id, title, text, icon, category, at, read, muted, archived } = item;
  return (
    <li className="flex items-start gap-3 px-3 py-3">
      <span className="grid size-9 shrink-0 place-items-center text-ink-3">
        {icon === "" ? <Bell className="size-5" /> : <TileImage img={icon} className="size-9" />}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className={cn("wrap-anywhere", read ? "font-strong" : "font-semibold")}>
          {read ? null : (
            <>
              <span aria-hidden className="mx-1 inline-block size-2 rounded-full bg-accent align-middle" />
              <span className="sr-only">{t("unread")} </span>
            </>
          )}
          <Link href={notificationPath(id)} prefetch={false} className="hover:underline">
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className="line-clamp-3 wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-data text-ink-3">
          <Badge>{categories(category)}</Badge>
          {muted ? <Badge>{t("muted")}</Badge> : null}
          <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}</time>
        </p>
      </div>
      <div className="flex shrink-0 gap-1">
        {read ? null : (
          <IconButton label={t("readOf", { title })} disabled={busy} onClick={() => onAct("read", id)}>
            <Check />
          </IconButton>
        )}
        {archived ? (
          <IconButton label={t("restoreOf", { title })} disabled={busy} onClick={() => onAct("restore", id)}>
            <ArchiveRestore />
          </IconButton>
        ) : (
          <IconButton label={t("archiveOf", { title })} disabled={busy} onClick={() => onAct("archive", id)}>
            <Archive />
          </IconButton>
        )}
      </div>
    </li>
  );
}
