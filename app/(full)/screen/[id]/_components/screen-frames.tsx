import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { Frames } from "./rotation";

/** What a page may do on a wall: nothing to the window that it stands in. */
const allowed = "allow-scripts allow-same-origin allow-forms";

/** Our posters run no script; with an origin they can be kept for when the network is gone. */
const allowedOwn = "allow-same-origin";

/** Two frames over each other: the page that comes next loads behind the one that is seen. */
export function ScreenFrames({ standing, front, onLoad }: Frames & { onLoad: (turn: number) => void }) {
  const t = useTranslations("screens.stage");
  return (
    <>
      {standing.length === 0 ? <p className="grid size-full place-items-center text-lead">{t("nothingNow")}</p> : null}
      {standing.map(({ item, turn }) => (
        <iframe
          key={turn}
          src={item.url}
          title={item.title || t("frame")}
          data-front={turn === front}
          aria-hidden={turn !== front}
          tabIndex={-1}
          sandbox={item.url.startsWith("/") ? allowedOwn : allowed}
          referrerPolicy="no-referrer"
          allow="autoplay"
          onLoad={() => onLoad(turn)}
          className={cn("absolute inset-0 size-full border-0", turn === front ? "z-10" : "pointer-events-none z-0")}
        />
      ))}
    </>
  );
}
