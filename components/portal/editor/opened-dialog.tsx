import type { EditorWork, Opened } from "./editor-work";
import { GroupsDialog } from "./groups-dialog";
import { HistoryDialog } from "./history-dialog";
import { RemoveTile } from "./remove-tile";
import { RemoveWidget } from "./remove-widget";
import { TileDialog } from "./tile-dialog";
import { WidgetDialog } from "./widget-dialog";

interface Props {
  opened: Opened;
  work: EditorWork;
  onClose: () => void;
}

/** What an editor has open beside its board. */
export function OpenedDialog({ opened, work, onClose }: Props) {
  const beside = { work, onClose };
  switch (opened.kind) {
    case "add":
    case "edit":
    case "duplicate":
      return <TileDialog opened={opened} {...beside} />;
    case "remove":
      return <RemoveTile tile={opened.tile} {...beside} />;
    case "history":
      return <HistoryDialog widget={opened.widget} tile={opened.tile} {...beside} />;
    case "widget":
      return <WidgetDialog widget={opened.widget} {...beside} />;
    case "removeWidget":
      return <RemoveWidget widget={opened.widget} {...beside} />;
    case "groups":
      return <GroupsDialog {...beside} />;
  }
}
