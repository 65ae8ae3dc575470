import { z } from "zod";
import { id } from "@/lib/platform/shapes";
import type { CustomerWords } from "../schema";
import type { DueDay } from "./rules";

/** A day, or null where nobody says one. */
const day = z.iso
  .date()
  .refine((iso) => iso >= "1990-01-01" && iso <= "2100-12-31", "day")
  .nullable();

/** When a customer's vehicle is due for its inspection and its service. */
export const vehicleDays = z.object({ customerId: id, vehicleId: id, inspectionOn: day, serviceOn: day });
export type VehicleDays = z.infer<typeof vehicleDays>;

export interface DueVehicle {
  id: number;
  immat: string;
  country: string;
  label: string;
  link: string;
  customer: CustomerWords & { id: number; phone: string };
  inspectionOn: string | null;
  inspectionSaid: boolean;
  serviceOn: string | null;
  due: DueDay[];
}
