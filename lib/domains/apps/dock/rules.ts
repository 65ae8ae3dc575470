import { isSlideUrl } from "@/lib/domains/slides/rules";
import type { Right } from "@/lib/shared/rights";
import { isReservedName, longestAppName, longestAppUrl } from "../rules";

/** A frame below our head, a window of its own, or a page of ours. */
export const dockTypes = ["iframe", "linkTo", "internal"] as const;
export type DockType = (typeof dockTypes)[number];

export type DockField = "name" | "img" | "url" | "widget" | "brandId";
export type DockFault = "required" | "too-long" | "reserved" | "address" | "image";

export interface DockDraft {
  name: string;
  img: string | null;
  url: string | null;
  widget: string | null;
  appType: DockType;
  accessRight: Right | null;
  brandId: number | null;
}

export const longestImage = 255;
/** Our pages show pictures of our own alone. */
const isImage = (img: string): boolean => /^\/(?![/\\])[^\s]*$/.test(img);

function faultOfUrl({ url, appType, brandId }: DockDraft): DockFault | null {
  if (url === null) return appType === "internal" && brandId !== null ? null : "required";
  if (url.length > longestAppUrl) return "too-long";
  if (!isSlideUrl(url)) return "address";
  return appType === "internal" && !url.startsWith("/") ? "address" : null;
}

function faultOfName(name: string): DockFault | null {
  if (name === "") return "required";
  if (name.length > longestAppName) return "too-long";
  return isReservedName(name) || /[/\\?#%]/.test(name) || /^\.+$/.test(name) ? "reserved" : null;
}

/** What is wrong with an app, by field. */
export function faultsOfDock(draft: DockDraft): Partial<Record<DockField, DockFault>> {
  const { name, img, widget } = draft;
  const faults: [DockField, DockFault | null][] = [
    ["name", faultOfName(name)],
    ["url", faultOfUrl(draft)],
    ["img", img === null ? null : img.length > longestImage ? "too-long" : isImage(img) ? null : "image"],
    ["widget", widget !== null && widget.length > longestAppUrl ? "too-long" : null],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null));
}

/** The address that an app opens: its own, or the page of its brand. */
export const addressOfDock = ({
  url,
  brandId,
  brand,
}: {
  url: string | null;
  brandId: number | null;
  brand: string | null;
}) => url ?? (brandId !== null && brand !== null ? `/pieces/${encodeURIComponent(brand)}` : null);

/** Who may open a dock app: a holder of the dock, and of the right that the app asks for. */
export const mayOpenDock = (accessRight: string | null, holds: (right: Right) => boolean): boolean =>
  holds("Dock") && (accessRight === null || holds(accessRight as Right));
