import type { Priced } from "./retail/retail";

export interface StockedArticle extends Priced {
  id: number;
  familyId: number;
  brand: string;
  norm: string;
}

export interface Stock {
  siteId: number;
  quantity: number;
  /** days after the reference day at which an empty site is filled again */
  restockIn: number | null;
}

export interface Offer {
  supplierId: number;
  /** null: the supplier gives no price */
  baseCents: number | null;
  discount1: number;
  discount2: number;
  depositCents: number;
  publicCents: number | null;
  currency: "EUR" | "CHF";
  status: "ok" | "ko";
  stocks: readonly Stock[];
}
