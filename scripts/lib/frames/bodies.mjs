/**
 * The vehicles that are drawn from every side, each from the side drawing of its name.
 * @type {Record<string, import("./solid.mjs").Measures>}
 */
export const bodies = {
  hatchback: { length: 4.1, width: 1.78 },
  coupe: { length: 4.4, width: 1.82 },
  saloon: { length: 4.65, width: 1.82 },
  estate: { length: 4.65, width: 1.82 },
  suv: { length: 4.45, width: 1.86 },
  van: { length: 5.2, width: 1.95, narrows: 0.12, corners: 9 },
  truck: { length: 7.6, width: 2.45, narrows: 0.04, corners: 22, boxy: true },
  bus: { length: 8.6, width: 2.45, narrows: 0.05, corners: 22 },
};
