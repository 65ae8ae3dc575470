import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

/** A part that lies ready for a vehicle: at Reparcar, or in the company's own stock; `prixVente` in cents. */
export const vehicleStockItem = z.object({
  id: z.string(),
  provenance: z.enum(["reparcar", "local"]),
  codeCompatibilite: z.string().nullable(),
  ean: z.string().nullable(),
  refConstructeur: z.string().nullable(),
  type: z.string(),
  label: z.string(),
  vendeur: z.string(),
  prixVente: z.number().int(),
  currency: z.enum(["EUR", "CHF"]),
  quantity: z.number().int(),
  recommandé: z.boolean(),
});

export const vehicleStock = z.object({ stock: z.array(vehicleStockItem) });

nameShapes({ VehicleStockItem: vehicleStockItem });

export type VehicleStockItem = z.infer<typeof vehicleStockItem>;
