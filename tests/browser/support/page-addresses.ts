import { readdirSync } from "node:fs";
import path from "node:path";

const app = path.resolve(__dirname, "../../../app");

export interface Screen {
  /** Folders of the page below app, groups included. */
  folders: string[];
  /** The address as it is written in the matrix of rights: values in brackets. */
  route: string;
}

const isGroup = (folder: string): boolean => /^\(.*\)$/.test(folder);

/** Every page of the product. */
export const screens: readonly Screen[] = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx")
  .map((file) =>
    path
      .dirname(file)
      .split(path.sep)
      .filter((folder) => folder !== "."),
  )
  .map((folders) => ({ folders, route: `/${folders.filter((folder) => !isGroup(folder)).join("/")}` }))
  .toSorted((one, other) => one.route.localeCompare(other.route));

/** What stands in place of a folder in brackets: one segment, or several with slashes between. */
export type Values = Record<string, string>;

const nameOf = (folder: string): string | null => /^\[+(?:\.\.\.)?(\w+)\]+$/.exec(folder)?.[1] ?? null;

export const addressOf = ({ route }: Screen, values: Values): string =>
  route
    .split("/")
    .map((folder) => {
      const name = nameOf(folder);
      return name === null ? folder : (values[name] ?? "");
    })
    .join("/")
    .replace(/(.)\/$/, "$1");

type State = [string | [string, string, string, null], { children?: State }];

function segmentOf(folder: string, values: Values): State[0] {
  const name = nameOf(folder);
  if (name === null) return folder;
  const kind = folder.startsWith("[[") ? "oc" : folder.startsWith("[...") ? "c" : "d";
  return [name, values[name] ?? "", kind, null];
}

/** What a browser sends that has every layout of the screen already and asks for the page alone. */
export function stateAbovePage({ folders }: Screen, values: Values): string {
  const nothing: State = ["elsewhere", {}];
  const below = folders.reduceRight<State>((children, folder) => [segmentOf(folder, values), { children }], nothing);
  return encodeURIComponent(JSON.stringify(["", { children: below }]));
}
