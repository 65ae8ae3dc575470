import type { PictureAccess, PictureWay } from "@/lib/domains/catalogue/pictures/rules";
import type { SpotParts } from "@/lib/domains/catalogue/pictures/scenes/rules";

/** A drawing of what is inside the vehicle, with what the vehicle has at each spot. */
export interface SceneProps {
  base: string;
  /** The photo set by which chosen parts are named. */
  set: string;
  name: string;
  drawing: { href: string; width: number; height: number };
  way: PictureWay;
  access: Pick<PictureAccess, "drawing" | "several">;
  spots: readonly SpotParts[];
  /** Original numbers by generic article, where they are looked for. */
  numbers: Readonly<Record<number, readonly string[]>>;
}
