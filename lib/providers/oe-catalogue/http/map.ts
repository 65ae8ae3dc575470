import type { fieldReader, RawRecord } from "@/lib/providers/http/field-reader";
import { largestId } from "@/lib/shared/address";
import { readDrawing } from "../drawing/read-drawing";
import type { OeApplicability, OeGroup, OeIllustration, OeNode, OeNumber, OePart, OeSubgroup, OeTree } from "../port";
import type { OurField } from "./payload";

export type Reader = ReturnType<typeof fieldReader<OurField>>;

function subgroupOf(read: Reader, record: RawRecord): OeSubgroup[] {
  const nodes = read.records(record, "nodes").flatMap((node) => {
    const [node_id, node_name] = [read.text(node, "node_id"), read.text(node, "node_name")];
    return node_id && node_name ? [{ node_id, node_name, mod_link: read.text(node, "mod_link") ?? node_id }] : [];
  });
  const name = read.text(record, "name");
  return name && nodes.length > 0 ? [{ id: read.text(record, "id") ?? name, name, nodes }] : [];
}

/** Groups with their subgroups; nodes that stand in a group itself become a subgroup of its name. */
function groupOf(read: Reader, record: RawRecord): OeGroup[] {
  const name = read.text(record, "name");
  if (!name) return [];
  const below = read.records(record, "branches").flatMap((branch) => subgroupOf(read, branch));
  const branches = [...subgroupOf(read, record), ...below];
  const id = read.text(record, "id") ?? name;
  return branches.length > 0 ? [{ id, no: read.text(record, "no"), name, branches }] : [];
}

/** A tree of a service's document; null where it holds no node. */
export function mapTree(read: Reader, record: RawRecord): OeTree | null {
  const branches = read.records(record, "branches").flatMap((group) => groupOf(read, group));
  const session = read.text(read.inside(record, "client"), "ssd") ?? read.text(record, "ssd") ?? "";
  return branches.length > 0 ? { session, mod_link: read.text(record, "mod_link") ?? "", branches } : null;
}

function numbersOf(read: Reader, record: RawRecord, code: string | null): OeNumber[] {
  const told = read.records(record, "numbers").flatMap((one): OeNumber[] => {
    const number = read.text(one, "number");
    const replaces = read.many(one, "replaces").map(String).filter(Boolean);
    return number ? [{ number, replacedBy: read.text(one, "replacedBy"), replaces }] : [];
  });
  return told.length > 0 || code === null ? told : [{ number: code, replacedBy: null, replaces: [] }];
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text?.toLowerCase()) ?? null;

function partOf(read: Reader, record: RawRecord): OePart[] {
  const standard = { ...record, ...read.inside(record, "standart") };
  const [position, part_name] = [read.text(record, "position"), read.text(standard, "part_name")];
  if (!position || !part_name) return [];
  const part_code = read.text(standard, "part_code");
  return [
    {
      ...{ position, standart: { part_code, part_name }, note: read.text(record, "note") },
      genartId: wholeOf(read.number(record, "genartId")),
      quantity: wholeOf(read.number(record, "quantity")) ?? 1,
      frontRear: oneOf(["front", "rear"], read.text(record, "frontRear")),
      leftRight: oneOf(["left", "right", "both"], read.text(record, "leftRight")),
      numbers: numbersOf(read, record, part_code),
    },
  ];
}

const wholeOf = (value: number | null): number | null =>
  value !== null && Number.isInteger(value) && value <= largestId ? value : null;

function illustrationOf(read: Reader, record: RawRecord): OeIllustration {
  const svg = read.text(record, "svg");
  const drawing = svg === null ? null : readDrawing(svg);
  const told = read.records(record, "hotspots").flatMap((one) => {
    const position = read.text(one, "position");
    // The edge of the field is a place too: 0 is no missing number here.
    const [x, y] = [Number(read.text(one, "x")), Number(read.text(one, "y"))];
    return position && Number.isFinite(x + y) ? [{ position, x, y, r: read.number(one, "r") ?? 13 }] : [];
  });
  const width = drawing?.width ?? read.number(record, "width") ?? 1000;
  const height = drawing?.height ?? read.number(record, "height") ?? 700;
  const hotspots = told.length > 0 ? told : (drawing?.hotspots ?? []);
  return { width, height, hotspots, shapes: [], axis: [], drawing: drawing?.strokes ?? null };
}

/** A page of the maker's catalogue; null where it has no part. Throws DrawingRefusal for a drawing that is more than one. */
export function mapNode(read: Reader, record: RawRecord, nodeId: string): OeNode | null {
  const parts = read.records(record, "parts").flatMap((part) => partOf(read, part));
  if (parts.length === 0) return null;
  const node_name = read.text(record, "node_name") ?? nodeId;
  return { node_id: nodeId, node_name, illustration: illustrationOf(read, record), parts };
}

const monthOf = (text: string | null): number | null => {
  const digits = /^(\d{4})-?(0[1-9]|1[0-2])/.exec(text ?? "");
  return digits ? Number(digits[1]) * 100 + Number(digits[2]) : null;
};

/** What makers tell of a number; entries without a code, a name or a make are left out. */
export function mapApplicability(read: Reader, record: RawRecord): OeApplicability[] {
  return read.records(record, "applicability").flatMap((one): OeApplicability[] => {
    const [part_code, make] = [read.text(one, "part_code"), read.text(one, "make")];
    if (!part_code || !make) return [];
    const vehicles = read.records(one, "vehicles").flatMap((car) => {
      const model = read.text(car, "model");
      const version = read.text(car, "version") ?? "–";
      const built = { fromYm: monthOf(read.text(car, "from")), toYm: monthOf(read.text(car, "to")) };
      return model ? [{ make: read.text(car, "make") ?? make, model, version, ...built }] : [];
    });
    return [
      {
        ...{ part_code, make, vehicles, part_name: read.text(one, "part_name") ?? part_code },
        ...{
          replacedBy: read.text(one, "replacedBy"),
          replaces: read.many(one, "replaces").map(String).filter(Boolean),
        },
        genartId: wholeOf(read.number(one, "genartId")),
        total: Math.max(vehicles.length, wholeOf(read.number(one, "total")) ?? 0),
      },
    ];
  });
}
