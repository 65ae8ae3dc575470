import { readFileSync } from "node:fs";
import path from "node:path";

export interface Said {
  fr: string;
  en: string;
}
interface Named {
  name: Said;
}

export interface PortalSource {
  widgets: { name: string; title: Said }[];
  news: { title: Said; text: Said; homes: string[] }[];
  promotions: (Named & { days: number; alertStart: number; alertEnd: number; highlight: boolean })[];
  docs: Named[];
  forms: Named[];
  catalogues: Named[];
  packs: Named[];
  tools: Named[];
  social: Named[];
  trainings: {
    id: number;
    name: Said;
    days: number;
    hours: number;
    format: "classroom" | "online";
    certificate: boolean;
    places: number | null;
  }[];
}

/** What the pages tell to which the tiles lead. */
export interface PortalTexts {
  /** In the order of the source's news. */
  news: Said[];
  trainings: (Said & { id: number })[];
  /** Generic articles by the name of their pack. */
  packs: Record<string, number[]>;
}

const readData = (name: string): unknown =>
  JSON.parse(readFileSync(path.resolve("prisma/seed/data", name), "utf8")) as unknown;

export const readPortalSource = (): PortalSource => readData("portal.json") as PortalSource;
export const readPortalTexts = (): PortalTexts => readData("portal-texts.json") as PortalTexts;
