import { Refusal } from "./refusal.mjs";

const most = 10_000_000;

/** A number of articles as typed: whole, 1 to 10,000,000, digits only. Throws Refusal. */
export function articleCount(text) {
  const count = /^[1-9]\d*$/.test(text) ? Number(text) : NaN;
  if (count <= most) return count;
  throw new Refusal(`--articles takes whole numbers from 1 to ${most}: "${text}" is none.`);
}
