import type { StockLevel } from "@/components/ui/stock-line";
import type { VerdictKind } from "@/components/ui/verdict";

export type SampleArticle = {
  brand: string;
  number: string;
  criteria: string;
  verdict: VerdictKind;
  short: string;
  sentence: string;
  stock: { level: StockLevel; text: string }[] | null;
  net: string;
  retail: string;
};

export const articles: readonly SampleArticle[] = [
  {
    brand: "Bosch",
    number: "0 986 494 104",
    criteria: "116,7 × 52,4 × 17,3 mm · avec témoin sonore",
    verdict: "fits",
    short: "6/6",
    sentence: "Monte : 6 critères sur 6",
    stock: [
      { level: "in", text: "Lyon 4 · Paris 12" },
      { level: "soon", text: "demain 8 h" },
    ],
    net: "23,40 €",
    retail: "public 38,90 €",
  },
  {
    brand: "TRW",
    number: "GDB1634",
    criteria: "116,7 × 52,5 × 17,3 mm · système Lucas",
    verdict: "unknown",
    short: "5/6",
    sentence: "À vérifier : 5 critères sur 6",
    stock: [{ level: "out", text: "épuisé · réappro. 26/11" }],
    net: "21,90 €",
    retail: "public 36,00 €",
  },
  {
    brand: "ATE",
    number: "13.0460-7221.2",
    criteria: "à partir de 09/2008",
    verdict: "no",
    short: "date",
    sentence: "Ne monte pas : date de fabrication",
    stock: null,
    net: "25,80 €",
    retail: "public 41,50 €",
  },
];
