export const tileTypes = [
  "iframe",
  "linkTo",
  "iconLink",
  "iframeCarSelector",
  "databox",
  "diag",
  "levam",
  "stock",
  "internal",
] as const;
export type TileType = (typeof tileTypes)[number];

export const longestText = 200;
export const longestTileText = 1000;
export const longestUrl = 200;
export const longestImage = 255;
/** What a tile shows that was given no picture. */
export const usualImage = "/tiles/app.svg";

const ofVehicle: readonly string[] = ["iframeCarSelector", "databox", "diag", "levam", "stock"];
const frames: readonly string[] = ["iframe", "iframeCarSelector"];
const known = new Set<string>(tileTypes);

export const isTileType = (appType: string): appType is TileType => known.has(appType);

/** Whether a tile of the type makes sense with a vehicle alone. */
export const needsVehicle = (appType: string): boolean => ofVehicle.includes(appType);
export const isFrame = (appType: string): boolean => frames.includes(appType);

interface Addressed {
  appType: string;
  url?: string | null;
  urlStart?: string | null;
  urlEnd?: string | null;
  urlMaintenance?: string | null;
}

/** The addresses that a tile shows in a frame at some time. */
export const framesOf = ({ appType, url, urlStart, urlEnd, urlMaintenance }: Addressed): string[] =>
  isFrame(appType) ? [url, urlStart, urlEnd, urlMaintenance].filter((address) => !!address).map(String) : [];
