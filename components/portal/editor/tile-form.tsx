import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { DraftForm } from "@/components/page/draft-form";
import { focusFirst } from "@/components/page/faults";
import { useDraft } from "@/components/page/use-draft";
import { TabList, TabPanel } from "@/components/ui/tab-list";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import {
  faultsOfTile,
  inputOf,
  tabOf,
  tileTabs,
  type TileDraft,
  type TileTab,
} from "@/lib/domains/portal/editor/draft";
import type { Tile } from "@/lib/domains/portal/tiles/schema";
import { ChronologyFields } from "./chronology-fields";
import { CommonFields } from "./common-fields";
import type { EditorWork } from "./editor-work";
import { OtherVersion } from "./other-version";
import { ScreensFields } from "./screens-fields";
import { useFaultWord } from "./fault-word";

interface Props {
  first: TileDraft;
  /** The tile to change; null for a new one. */
  tile: Tile | null;
  work: EditorWork;
  onDone: () => void;
}

/** A tile's fields on three tabs. What somebody else saved meanwhile stands beside what was typed, and neither is lost. */
export function TileForm({ first, tile, work, onDone }: Props) {
  const t = useTranslations("editors.tile");
  const id = useId();
  const [tab, setTab] = useState<TileTab>("common");
  const [theirs, setTheirs] = useState<Tile | null>(null);
  const [isGone, setGone] = useState(false);
  const seen = isGone ? null : (theirs ?? tile);
  const word = useFaultWord();
  const draft = useDraft<TileDraft>({
    first,
    check: faultsOfTile,
    word,
    onFaulty: (values) => showFault(faultsOfTile(values)),
    send: async (values) => {
      const body = inputOf(values);
      if (seen) await call("post", "/updateApp", { body: { ...body, id: seen.id, version: seen.version } });
      else await call("post", "/newApp", { body });
      await work.reload();
      toast.success(t(seen ? "toast.changed" : "toast.added"), { id: "tile" });
      onDone();
    },
    refusal: ({ code, status, extra }) => {
      if (code === "unknown-group") return t("unknownGroup");
      if (seen && status === 404) {
        setGone(true);
        return t("gone");
      }
      if (code !== "changed-meanwhile") return t(seen ? "toast.notChanged" : "toast.notAdded");
      setTheirs(extra.tile as Tile);
      return null;
    },
    id: "tile",
  });
  // A field of another tab, or of a fold that opens for its fault, cannot take the focus before it is shown.
  const showFault = (faults: Partial<Record<keyof TileDraft, unknown>>): void => {
    const fields = Object.keys(faults) as (keyof TileDraft)[];
    const isOn = (one: TileTab) => fields.some((field) => tabOf(field) === one);
    const next = isOn(tab) ? tab : tileTabs.find(isOn);
    flushSync(() => setTab(next ?? tab));
    focusFirst(draft.form.ref.current, faults);
  };
  const wrongOn = (one: TileTab) =>
    (Object.keys(draft.values) as (keyof TileDraft)[]).filter(
      (field) => tabOf(field) === one && draft.fault(field) !== null,
    ).length;
  const tabs = tileTabs.map((value) => ({
    ...{ value, label: t(`tab.${value}`) },
    mark: wrongOn(value) > 0 ? t("wrong", { count: wrongOn(value) }) : undefined,
  }));
  return (
    <DraftForm draft={draft} submit={t(seen ? "save" : "add")} onCancel={onDone} label={t("form")}>
      {theirs ? <OtherVersion draft={draft} theirs={theirs} work={work} /> : null}
      <TabList id={id} label={t("tabs")} tabs={tabs} current={tab} onChange={setTab} />
      <TabPanel id={id} value="common" current={tab} className="grid gap-4">
        <CommonFields draft={draft} work={work} />
      </TabPanel>
      <TabPanel id={id} value="chronology" current={tab} className="grid gap-4">
        <ChronologyFields draft={draft} />
      </TabPanel>
      <TabPanel id={id} value="screens" current={tab} className="grid gap-4">
        <ScreensFields draft={draft} isOpen={tab === "screens"} />
      </TabPanel>
    </DraftForm>
  );
}
