import { useTranslations } from "next-intl";
import { MessageSquareText, Trash2 } from "@/components/drawings/icons";
import { useFormat } from "@/components/page/use-format";
import { useMinute } from "@/components/page/use-minute";
import { Badge, Note, type Tone } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import type { ScreenSetUp } from "@/lib/domains/live/screens/schema";
import type { Question } from "./screen-dialogs";

const tones: Record<ScreenSetUp["state"], Tone> = {
  live: "fit",
  silent: "no",
  waiting: "unknown",
  unpaired: "neutral",
};

interface Props {
  screen: ScreenSetUp;
  ofEvery: boolean;
  onAsk: (what: Question) => void;
}

/** How a screen is at a glance, and what can be done with it. */
export function ScreenCard({ screen, ofEvery, onAsk }: Props) {
  const t = useTranslations("screens");
  return (
    <li
      data-screen={screen.id}
      className="grid content-start gap-2 rounded-md border border-line bg-paper p-4 shadow-card"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="me-auto min-w-0 font-semibold wrap-anywhere">{screen.name}</h2>
        <Badge tone={tones[screen.state]}>{t(`state.${screen.state}`)}</Badge>
        <IconButton label={t("removeTitle", { name: screen.name })} onClick={() => onAsk("remove")}>
          <Trash2 className="size-4" />
        </IconButton>
      </div>
      <p className="text-data text-ink-3">
        {t("number", { id: screen.id })}
        {ofEvery ? <bdi> · {screen.company}</bdi> : null}
        {" · "}
        {t("items", { count: screen.playlist.length })}
      </p>
      <Status screen={screen} />
      {screen.refused.length > 0 ? <Note>{t("refused", { count: screen.refused.length })}</Note> : null}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button variant="primary" aria-label={t("editTitle", { name: screen.name })} onClick={() => onAsk("set-up")}>
          {t("edit")}
        </Button>
        <Button onClick={() => onAsk("message")} aria-label={t("message.title", { name: screen.name })}>
          <MessageSquareText />
          {t("message.open")}
        </Button>
        {screen.state === "unpaired" ? null : (
          <Button aria-label={t("unpairTitle", { name: screen.name })} onClick={() => onAsk("unpair")}>
            {t("unpair")}
          </Button>
        )}
      </div>
    </li>
  );
}

function Status({ screen }: { screen: ScreenSetUp }) {
  const t = useTranslations("screens");
  const format = useFormat();
  const minute = useMinute();
  const ago = (iso: string) => format.relativeTime(new Date(iso), Math.max(minute, Date.parse(iso)));
  const time = (iso: string) => format.dateTime(new Date(iso), { dateStyle: "short", timeStyle: "short" });
  const { state, seenAt, showing, showingSince, visible, lastError, lastErrorAt, message, messageUntil } = screen;
  return (
    <div className="grid gap-1 text-data text-ink-2">
      {state === "live" ? (
        <p className="wrap-anywhere">
          {showing ? t("shows", { what: showing }) : t("showsNothing")}
          {showing && showingSince ? ` ${t("since", { when: time(showingSince) })}` : null}
        </p>
      ) : null}
      {state === "silent" && seenAt ? <p>{t("seen", { when: ago(seenAt) })}</p> : null}
      {state === "live" && !visible ? <p className="text-unknown">{t("hidden")}</p> : null}
      {lastError && lastErrorAt ? (
        <p className="wrap-anywhere text-no">{t("error", { when: ago(lastErrorAt), text: lastError })}</p>
      ) : null}
      {message && messageUntil ? (
        <p className="wrap-anywhere">{t("message.now", { until: time(messageUntil), text: message })}</p>
      ) : null}
    </div>
  );
}
