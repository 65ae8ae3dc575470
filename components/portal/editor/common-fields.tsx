import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import type { Draft } from "@/components/page/use-draft";
import { Checkbox } from "@/components/ui/checkbox";
import { longest, spokenFields, type TextField, type TileDraft } from "@/lib/domains/portal/editor/draft";
import { isTileType, tileTypes } from "@/lib/domains/portal/tiles/kinds";
import type { TileText } from "@/lib/domains/portal/translations";
import { AudienceFields } from "./audience-fields";
import type { EditorWork } from "./editor-work";
import { useFieldNames } from "./field-names";
import { FrameNote } from "./frame-note";
import { RightField } from "./right-field";
import { useTypeName } from "./type-name";
import { TilePicture } from "./tile-picture";

const spoken = (text: TileText) => spokenFields.filter((one) => one.text === text).map(({ field }) => field);

/** What a tile is, where it leads and for whom it is. */
export function CommonFields({ draft, work }: { draft: Draft<TileDraft>; work: EditorWork }) {
  const t = useTranslations("editors.field");
  const typeName = useTypeName();
  const { widgets, brands, rights } = work.board;
  const { appType, img } = draft.values;
  const names = useFieldNames();
  const text = (name: TextField) => ({
    draft,
    name,
    label: names(name),
    maxLength: longest[name],
    autoComplete: "off",
  });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DraftField {...text("name")} required />
        {spoken("name").map((field) => (
          <DraftField key={field} {...text(field)} hint={t("nameInHint")} />
        ))}
        <DraftField
          draft={draft}
          name="appType"
          label={t("appType")}
          hint={t(`typeHint.${isTileType(appType) ? appType : "unknown"}`)}
        >
          {isTileType(appType) ? null : <option value={appType}>{typeName(appType)}</option>}
          {tileTypes.map((type) => (
            <option key={type} value={type}>
              {typeName(type)}
            </option>
          ))}
        </DraftField>
        <DraftField draft={draft} name="widget" label={t("widget")}>
          {widgets.map(({ name, title }) => (
            <option key={name} value={name}>
              {title || name}
            </option>
          ))}
        </DraftField>
        {appType === "internal" ? (
          <DraftField draft={draft} name="brandId" label={t("brandId")} required>
            <option value="">{t("noBrand")}</option>
            {brands.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </DraftField>
        ) : null}
      </div>
      <DraftField {...text("url")} inputMode="url" hint={t("urlHint")} />
      <FrameNote appType={appType} url={draft.values.url} kept={draft.first.url} refusing={work.board.refusing} />
      <div className="flex items-start gap-3">
        <div className="pt-5">
          <TilePicture img={img.trim()} />
        </div>
        <DraftField {...text("img")} inputMode="url" hint={t("imgHint")} className="flex-1" />
      </div>
      <AudienceFields draft={draft} work={work} />
      <details className="rounded-md border border-line px-4 py-2" open={isSpecial(draft)}>
        <summary className="cursor-pointer font-strong touch:min-h-11">{t("more")}</summary>
        <div className="grid items-start gap-4 py-3 sm:grid-cols-2">
          <DraftField {...text("text")} rows={3} />
          {spoken("text").map((field) => (
            <DraftField key={field} {...text(field)} rows={3} />
          ))}
          <DraftField {...text("urlCover")} inputMode="url" hint={t("urlCoverHint")} />
          <DraftField {...text("className")} hint={t("classNameHint")} />
          <RightField draft={draft} groups={rights} />
          <Checkbox
            label={t("highlight")}
            name="highlight"
            checked={draft.values.highlight}
            onChange={({ target }) => draft.set({ highlight: target.checked })}
            className="self-center"
          />
          <DraftField {...text("data")} rows={3} hint={t("dataHint")} className="sm:col-span-2" />
        </div>
      </details>
    </>
  );
}

const special = [
  ...(["text", "urlCover", "className", "accessRight", "highlight", "data"] as const),
  ...spoken("text"),
];

/** Whether a tile says something in the fields that few tiles need. */
const isSpecial = ({ first, fault }: Draft<TileDraft>): boolean =>
  special.some((field) => Boolean(first[field]) || fault(field) !== null);
