import { readFileSync } from "node:fs";
import path from "node:path";

export interface Words {
  en: string;
  fr: string;
}
export interface SourcePosition extends Words {
  position: number;
  genart: number;
  quantity: number;
  shape: { kind: string; x: number; y: number; w: number; h: number };
  hotspot: { x: number; y: number; r: number };
  note?: Words;
  frontRear?: "front" | "rear";
  leftRight?: "left" | "right" | "both";
}
export interface SourceNode {
  node_id: string;
  node_name: Words;
  axis: [number, number][];
  positions: SourcePosition[];
}
export interface SourceGroup extends Words {
  id: string;
  no: string;
  subgroups: (Words & { id: string; nodes: SourceNode[] })[];
}

interface OeSource {
  meta: { canvas: [width: number, height: number] };
  groups: SourceGroup[];
}

/** The makers' tree of prisma/seed/data: one for every make. */
export const readOeSource = (): OeSource =>
  JSON.parse(readFileSync(path.resolve("prisma/seed/data/oe-tree.json"), "utf8")) as OeSource;
