import { brakeArt } from "./part-art-brakes";
import { electricArt } from "./part-art-electrics";
import { engineArt } from "./part-art-engine";
import { fluidArt } from "./part-art-fluids";

export const partArt = { ...brakeArt, ...engineArt, ...fluidArt, ...electricArt };

export type PartName = keyof typeof partArt;
