import type { Actor } from "@/lib/platform/actor";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/problems";
import { editsWidget, requireAnyEditor, requireEditor } from "../access";
import { noteChange } from "../changes/commands";
import { toldTranslations, widgetTexts, type Translations, type WidgetText } from "../translations";
import type { SeenWidget, Widget, WidgetInput } from "./schema";

const select = {
  ...{ id: true, name: true, title: true, subtitle: true, translations: true, img: true, version: true },
} as const;
const told = <Row extends { translations: unknown }>(row: Row) => ({
  ...row,
  translations: row.translations as Translations<WidgetText>,
});
const columns = ({ title, subtitle, translations, img }: WidgetInput) => ({
  ...{ title: title ?? "", subtitle: subtitle ?? "", img: img ?? "" },
  translations: toldTranslations(widgetTexts, translations),
});

const textsOfWidget = ({ title, subtitle, translations, img }: SeenWidget): SeenWidget => ({
  ...{ title, subtitle, translations: toldTranslations(widgetTexts, translations), img },
});
const isSame = (one: SeenWidget, other: SeenWidget) =>
  JSON.stringify(textsOfWidget(one)) === JSON.stringify(textsOfWidget(other));

/** Makes a widget, or changes the one of the id but for its name; answers that a name is taken. */
export async function saveWidget(actor: Actor, typed: WidgetInput): Promise<Widget | { error: "name-taken" }> {
  requireEditor(actor, typed.name);
  return inTransaction(undefined, (tx) =>
    typed.id ? changeWidget(actor, typed.id, typed, tx) : addWidget(actor, typed, tx),
  );
}

async function addWidget(actor: Actor, typed: WidgetInput, tx: Tx): Promise<Widget | { error: "name-taken" }> {
  const { name } = typed;
  const { _max } = await tx.widget.aggregate({ _max: { place: true } });
  const data = { ...columns(typed), name, title: typed.title || name, place: (_max.place ?? 0) + 1 };
  const [made] = await tx.widget.createManyAndReturn({ data: [data], skipDuplicates: true, select });
  if (!made) return { error: "name-taken" };
  await noteChange(actor, { action: "add", entity: "widget", widget: name, id: made.id, name, after: made }, tx);
  return { ...told(made), mine: true };
}

async function changeWidget(
  actor: Actor,
  id: number,
  typed: WidgetInput,
  tx: Tx,
): Promise<Widget | { error: "name-taken" }> {
  const found = await tx.widget.findUnique({ where: { id }, select });
  if (!found) throw notFound();
  const before = told(found);
  const { name } = before;
  requireEditor(actor, name);
  if (typed.name !== name) {
    const taken = await tx.widget.findUnique({ where: { name: typed.name }, select: { id: true } });
    if (taken) return { error: "name-taken" };
    throw conflict("name-fixed", "The name of a widget does not change.");
  }
  if (typed.seen && !isSame(typed.seen, before))
    throw conflict("changed-meanwhile", "Somebody else changed this widget.", { widget: textsOfWidget(before) });
  const data = { ...columns(typed), title: typed.title || name };
  const after = told(await tx.widget.update({ where: { id }, data, select }));
  await noteChange(actor, { action: "change", entity: "widget", widget: name, id, name, before, after }, tx);
  return { ...after, mine: true };
}

/** Deletes a widget without tiles; 409 for one that has some. */
export async function removeWidget(actor: Actor, { id }: { id: number }): Promise<void> {
  requireAnyEditor(actor);
  await inTransaction(undefined, async (tx) => {
    const [found] = await tx.$queryRaw<{ name: string }[]>`select name from widget where id = ${id} for update`;
    if (!found || !editsWidget(actor, found.name)) throw notFound();
    const { name } = found;
    const tiles = await tx.tile.count({ where: { widgetId: id, deletedAt: null } });
    if (tiles > 0) throw conflict("widget-in-use", "The widget still has tiles.", { tiles });
    await tx.tile.deleteMany({ where: { widgetId: id } });
    const before = await tx.widget.delete({ where: { id }, select });
    await noteChange(actor, { action: "remove", entity: "widget", widget: name, id, name, before }, tx);
  });
}
