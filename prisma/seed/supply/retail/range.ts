/** Retail prices in euro without tax: a first-price brand for the smallest car, the dearest brand for the largest. */
export type Range = readonly [low: number, high: number];
