import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Draft } from "@/components/page/use-draft";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { differingFields, draftOf, type TileDraft } from "@/lib/domains/portal/editor/draft";
import type { Tile } from "@/lib/domains/portal/tiles/schema";
import type { EditorWork } from "./editor-work";
import { useFieldNames } from "./field-names";
import { useValueWords } from "./value-words";

interface Props {
  draft: Draft<TileDraft>;
  /** The tile as somebody else saved it meanwhile. */
  theirs: Tile;
  work: EditorWork;
}

/** Both texts of a tile that two people changed: saving keeps what the fields show, each of which can take the other's. */
export function OtherVersion({ draft, theirs: saved, work }: Props) {
  const t = useTranslations("editors.conflict");
  const fields = useFieldNames();
  const say = useValueWords(work.board);
  const theirs = draftOf(saved);
  const differing = differingFields(draft.values, theirs);
  const take = (names: readonly (keyof TileDraft)[]) =>
    draft.set(Object.fromEntries(names.map((name) => [name, theirs[name]])) as Partial<TileDraft>);
  // The button that was pressed may stand far below.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [saved]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="scroll-mt-4 rounded-md border border-line">
      <Note className="flex flex-wrap items-center gap-2">
        <p className="me-auto">{t(differing.length > 0 ? "text" : "same")}</p>
        {differing.length > 0 ? (
          <Button size="sm" onClick={() => take(differing)}>
            {t("takeAll")}
          </Button>
        ) : null}
      </Note>
      <dl className="divide-y divide-line-2">
        {differing.map((name) => (
          <div key={name} className="grid gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[8rem_1fr_1fr_auto] sm:items-center">
            <dt className="text-data font-strong">{fields(name)}</dt>
            <dd className="wrap-anywhere">
              <span className="text-data text-ink-3">{t("mine")}</span> {say(name, draft.values)}
            </dd>
            <dd className="wrap-anywhere">
              <span className="text-data text-ink-3">{t("theirs")}</span> {say(name, theirs)}
            </dd>
            <dd>
              <Button size="sm" aria-label={t("takeOne", { field: fields(name) })} onClick={() => take([name])}>
                {t("take")}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
