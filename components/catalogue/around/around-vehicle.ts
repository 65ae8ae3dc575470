/** What the view of a vehicle from every side is asked by. */
export interface AroundVehicle {
  ktype: number;
  doors: number;
  heavy: boolean;
  label: string;
}

/** What a reader may do with photographs of the vehicle. */
export interface PhotoAccess {
  photos: boolean;
  everywhere: boolean;
}
