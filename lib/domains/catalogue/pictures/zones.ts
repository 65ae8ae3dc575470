/** Where parts sit on a vehicle's pictures, in the order of their photo sets: the first is Guii-1. */
export const zones = [
  ...(["engine", "cooling", "battery", "front-axle", "rear-axle", "front-brakes", "rear-brakes"] as const),
  ...(["gearbox", "exhaust", "tank", "wheels", "front-lights", "rear-lights"] as const),
  ...(["glazing", "wipers", "front-body", "rear-body", "doors", "interior"] as const),
] as const;

export type Zone = (typeof zones)[number];
