import type { PlacedTile } from "@/lib/domains/portal/tiles/schema";

/** A tile as a page is handed it: an open link to a page of ours, unless said otherwise. */
export const placedTile = (more: Partial<PlacedTile> = {}): PlacedTile => ({
  ...{ id: 7, name: "Outil", text: "", appType: "iconLink", brandId: null, brand: null, data: "" },
  ...{ url: "/packs/brakes", urlStart: "", urlEnd: "", urlMaintenance: "", urlCover: "", img: "/tiles/app.svg" },
  ...{ maintenanceMode: false, highlight: false, className: "", unframed: [] },
  ...{ dateFrom: null, dateTo: null, alertStart: null, alertEnd: null },
  ...more,
});
