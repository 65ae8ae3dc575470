import { useTranslations } from "next-intl";
import { useMinute } from "@/components/page/use-minute";
import { Badge } from "@/components/ui/badge";
import { previewOf, readerAs } from "@/lib/domains/portal/editor/rules";
import type { Board, BoardWidget } from "@/lib/domains/portal/editor/schema";
import { msOf, readTypedTime } from "@/lib/domains/portal/editor/typed-time";
import type { Previewed } from "./preview-choice";
import { TilePicture } from "./tile-picture";

interface Props {
  widget: BoardWidget;
  shown: ReadonlySet<number>;
  preview: Previewed;
  board: Board;
}

/** A widget as somebody of a family or a group sees it at a time, each tile with the address that it opens then. */
export function PreviewSection({ widget: { name, title, tiles }, shown, preview, board }: Props) {
  const t = useTranslations("editors.preview");
  const minute = useMinute();
  const { wall } = readTypedTime(preview.when);
  const now = new Date(wall === null ? minute : msOf(wall));
  const asked = tiles.filter(({ id }) => shown.has(id));
  const seen = previewOf(asked, readerAs(preview.as, board.groups, board.brands), now);
  const label = title || name;
  return (
    <section aria-label={label} className="rounded-md border border-line bg-paper px-4 py-3">
      <h2 className="mb-2 flex flex-wrap items-center gap-2 text-sub font-semibold">
        {label}
        <Badge>{t("seen", { count: seen.length, all: asked.length })}</Badge>
      </h2>
      {seen.length === 0 ? (
        <p className="text-ink-3">{t("none")}</p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {seen.map(({ tile, link }) => (
            <li key={tile.id} className="flex min-w-0 items-center gap-3 rounded border border-line p-2">
              <TilePicture img={tile.img} />
              <div className="min-w-0">
                <p className="font-strong wrap-anywhere">{tile.name}</p>
                <p className="truncate text-data text-ink-3" title={link}>
                  <bdi>{link || t("noLink")}</bdi>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
