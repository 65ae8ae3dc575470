import type { VehicleField } from "@/lib/domains/vehicles/record";

/** What stands above a vehicle's data: the bar of an identified vehicle, or the banner of a chosen version. */
export type Above = "bar" | "banner";

type Derived = "age" | "norm" | "co2" | "critAir" | "size" | "power";
type Said = Partial<Record<VehicleField["key"] | Derived, string>>;

const always = "hidden";
const fromMedium = "md:hidden";
const fromSmall = "sm:hidden";
/** The bar's line of details is cut where it is narrow. */
const fromLarge = "xl:hidden";

const saidBy: Record<Above, Said> = {
  bar: {
    ...{ make: always, model: always, plate: always, critAir: always },
    ...{ vin: fromMedium, firstRegistration: fromMedium, age: fromMedium },
    ...{ euro: fromMedium, norm: fromMedium, co2: fromMedium },
    ...{ engineCode: fromLarge, ccm: fromLarge, size: fromLarge, kw: fromLarge, hp: fromLarge, power: fromLarge },
  },
  banner: {
    ...{ make: always, model: always, version: always },
    ...{ ktype: fromSmall, engineCode: fromSmall, ccm: fromSmall, size: fromSmall },
    ...{ kw: fromSmall, hp: fromSmall, power: fromSmall },
  },
};

/** The class that hides what is said above, on the windows where it is; nothing for what is not. */
export const whenSaid = (above: Above | null, name: keyof Said): string | undefined =>
  above === null ? undefined : saidBy[above][name];

/** The class for rows together: they hide where all of them do. */
export function whenAllSaid(classes: readonly (string | undefined)[]): string | undefined {
  if (classes.some((one) => one === undefined)) return undefined;
  return [fromLarge, fromMedium, fromSmall, always].find((one) => classes.includes(one));
}
