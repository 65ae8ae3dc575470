import type { SupplierAnswer } from "@/lib/domains/offers/schema";
import { mergeAnswers } from "./kept-offers";

const answer = (code: string, ids: number[]): SupplierAnswer => ({
  ...{ supplier: { code, name: code, rank: 1 }, status: "ok", reason: null },
  offers: ids.map((articleId) => ({ articleId }) as SupplierAnswer["offers"][number]),
});

test("newer answers take the place of older ones for the articles that were asked for, and of no other", () => {
  const before = [answer("PAP", [1, 2]), answer("IDLP", [1, 3])];
  const merged = mergeAnswers(before, [answer("PAP", [1])], [1, 2]);
  expect(merged.map(({ supplier, offers }) => [supplier.code, offers.map(({ articleId }) => articleId)])).toEqual([
    ["PAP", [1]],
    ["IDLP", [3]],
  ]);
});
