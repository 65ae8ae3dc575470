// What the scripts use from the bundle.
export { firstVehicles } from "./catalogue/first-vehicles";
export { generateFiles } from "./generate/generate";
