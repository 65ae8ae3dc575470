import { notFound } from "next/navigation";
import { findSelected, type VehicleParams } from "@/app/(portal)/selection-vehicule/page-selection";

/** An address without its kind of vehicle is one segment short and ends here, on its way to its own; any other is no screen. */
export default async function UnknownScreen({ params }: { params: Promise<VehicleParams> }) {
  await findSelected("selection-vehicule", params);
  notFound();
}
