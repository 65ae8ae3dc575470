import type { SourceVersion } from "../catalogue/source";
import type { Place } from "../catalogue/sizes/size-class";
import type { Vehicle } from "../catalogue/vehicles/vehicle";

/** A version of which repair data are told, with what decides its values. */
export interface Subject {
  version: SourceVersion;
  vehicle: Vehicle;
  place: Place;
}

/** What a table tells of a version: `key` is equal where all of it is equal. */
export interface Told<Document> {
  key: string;
  build: () => Document;
}
