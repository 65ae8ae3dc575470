import type { z } from "zod";
import type { registryVehicle } from "@/lib/providers/plate-registry/port";

export type Registration = z.input<typeof registryVehicle>;
