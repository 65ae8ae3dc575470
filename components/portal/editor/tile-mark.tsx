import { useTranslations } from "next-intl";
import { useMinute } from "@/components/page/use-minute";
import { Badge, type Tone } from "@/components/ui/badge";
import { stateAt, type TileState } from "@/lib/domains/portal/editor/chronology";
import { wallTime } from "@/lib/shared/wall-time";
import type { Tile } from "@/lib/domains/portal/tiles/schema";

const tones: Record<TileState, Tone> = {
  waiting: "neutral",
  announced: "accent",
  running: "fit",
  closing: "accent",
  ended: "neutral",
};

/** What a tile is at this minute: seen, announced, over. */
export function TileMark({ tile }: { tile: Tile }) {
  const t = useTranslations("editors.line.state");
  const state = stateAt(tile, wallTime(new Date(useMinute())));
  return (
    <Badge tone={tones[state]} className="justify-self-start">
      {t(state)}
    </Badge>
  );
}
