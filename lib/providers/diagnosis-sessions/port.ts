/** The vehicle that a session is opened for, as far as it is known. */
export interface SessionVehicle {
  vin: string;
  immat: string | null;
  brand: string | null;
  model: string | null;
  ktype: number | null;
}

/** A session is open, perhaps at an address of its own (https), or the service says why it is not. */
export type OpenedSession = { opened: true; address: string | null } | { opened: false; reason: string };

/** Opens sessions of another company's diagnostics for a vehicle. Throws ProviderFailure when the service gives no answer. */
export interface DiagnosisSessions {
  open(vehicle: SessionVehicle): Promise<OpenedSession>;
}
