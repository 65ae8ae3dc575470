import type { MakeUp } from "@/lib/domains/catalogue/sheet/queries/list-make-up";
import type { Book } from "./book";

export type Axle = "front" | "rear";

/** Something of a job that lies in the cart, was taken out of it, or was ordered lately; what a kit holds is a piece too. */
export interface Piece {
  genartId: number;
  axle: Axle | null;
  pieces: number;
  /** It lies in the cart itself: it can ask for more. */
  asks: boolean;
  /** It was taken out: nobody asks for it again, and it makes no pair. */
  gone: boolean;
  values: MakeUp["values"];
  /** The article itself; null for what a kit holds, and for what the catalogue does not know. */
  article: { id: number; brand: string } | null;
}

export interface JobLine {
  genartId: number;
  /** Of the catalogue; null for an item of the company's own. */
  articleId: number | null;
  brand: string;
  quantity: number;
  asks: boolean;
  gone: boolean;
}

function axleOf({ pos = [] }: MakeUp["values"]): Axle | null {
  const [one, ...others] = pos;
  return others.length === 0 && (one === "front" || one === "rear") ? one : null;
}

/** The pieces of a line: itself, and what it consists of by its name or by the catalogue. */
export function piecesOf(line: JobLine, makeUp: MakeUp | undefined, holds: Book["holds"]): Piece[] {
  const { genartId, articleId, brand, quantity, asks, gone } = line;
  const values = makeUp?.values ?? {};
  const shared = { axle: axleOf(values), asks, gone };
  const pack = Math.max(1, Math.trunc(Number(values.qty?.[0])) || 1);
  const article = articleId === null ? null : { id: articleId, brand };
  const named = Object.entries(holds[genartId] ?? {}).map(([id, count]) => [Number(id), count] as const);
  const listed = (makeUp?.parts ?? [])
    .map((part) => [part.genartId, part.quantity] as const)
    .filter(([id]) => !named.some(([one]) => one === id));
  const held = [...named, ...listed].map(([id, count]) => ({
    ...{ genartId: id, ...shared, pieces: quantity * count, values: {}, article: null },
  }));
  return [{ genartId, ...shared, pieces: quantity * pack, values, article }, ...held];
}
