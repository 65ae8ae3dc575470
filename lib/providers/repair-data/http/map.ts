import { repairItem, stepKinds, type RepairItem, type RepairLine, type RepairPanel, type RepairStep } from "../port";
import type { Raw } from "./payload";
import type { FieldReader } from "./read-field";

const types = repairItem.shape.type.options;
const known = <Name extends string>(names: readonly Name[], word: string | null, otherwise: Name): Name =>
  names.find((name) => name === word?.toLowerCase()) ?? otherwise;

function itemOf(read: FieldReader, record: Raw): RepairItem[] {
  const description = read.text(record, "description");
  if (!description) return [];
  const parts = read.records(record, "parts").flatMap((part) => {
    const value = read.text(part, "value");
    return value ? [{ description: read.text(part, "description"), value, unit: read.text(part, "unit") }] : [];
  });
  const value = read.text(record, "value");
  if (value === null && parts.length === 0) return [];
  const type = known(types, read.text(record, "type"), parts.length > 0 ? "compound_text" : "text");
  // An address of another kind than https must never become a picture's.
  if (type === "image" && !/^https:\/\//.test(value ?? "")) return [];
  const words = { unit: read.text(record, "unit"), qualifier: read.text(record, "qualifier") };
  return [{ description, value, ...words, note: read.text(record, "note"), type, parts }];
}

function stepOf(read: FieldReader, record: Raw): RepairStep[] {
  const text = read.text(record, "text");
  const kind = known(stepKinds, read.text(record, "kind"), "step");
  return text ? [{ kind, text, parts: read.words(record, "parts") }] : [];
}

function lineOf(read: FieldReader, record: Raw): RepairLine[] {
  const [id, description] = [read.text(record, "repair_id"), read.text(record, "repair_description")];
  const hours = read.number(record, "time_hours");
  const minutes = read.number(record, "time_mins") ?? (hours === null ? null : hours * 60);
  if (!id || !description || minutes === null) return [];
  return [
    {
      ...{ repair_id: id, repair_description: description, action: read.text(record, "action") ?? "–" },
      ...{ time_mins: Math.round(minutes), includes: read.words(record, "includes") },
      articles: read.many(record, "articles").map(Number).filter(Number.isInteger),
    },
  ];
}

/** Items in groups, or a plain list of them as one group without a title. */
function groupsOf(read: FieldReader, record: Raw): RepairPanel["technicalInformation"] {
  const rows = read.records(record, "technicalInformation");
  const grouped = rows.filter((row) => read.records(row, "items").length > 0);
  const plain = rows.flatMap((row) => (grouped.includes(row) ? [] : itemOf(read, row)));
  const groups = grouped.map((row) => ({
    title: read.text(row, "title"),
    items: read.records(row, "items").flatMap((item) => itemOf(read, item)),
  }));
  return [...(plain.length > 0 ? [{ title: null, items: plain }] : []), ...groups];
}

/** A panel of a service's document; null where the document says nothing that we know. */
export function mapPanel(read: FieldReader, record: Raw): RepairPanel | null {
  const panel: RepairPanel = {
    technicalInformation: groupsOf(read, record),
    precautions: read.records(record, "precautions").flatMap((step) => stepOf(read, step)),
    procedures: read.records(record, "procedures").flatMap((chapter) => {
      const steps = read.records(chapter, "steps").flatMap((step) => stepOf(read, step));
      return steps.length > 0 ? [{ title: read.text(chapter, "title") ?? "–", steps }] : [];
    }),
    repairTimes: read.records(record, "repairTimes").flatMap((line) => lineOf(read, line)),
  };
  return Object.values(panel).some((part) => part.length > 0) ? panel : null;
}
