/** What a vehicle must have for a part to fit; a key that is absent asks nothing. Months as yyyymm, masses in kg. */
export interface Condition {
  engineCodes?: string[];
  from?: number;
  to?: number;
  pos?: "front" | "rear";
  brakesys?: string;
  gearbox?: "manual" | "automatic";
  discMm?: number;
  maxKg?: number;
  /** first vehicle of the series: the last eight characters of its chassis number */
  chassisFrom?: string;
}
