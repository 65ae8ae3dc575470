import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { readSupplierSettings } from "@/lib/providers/supplier-availability/http/settings";
import { embeddedDoor, embeddedTerms } from "./embedded";
import { makeHttpOrderDesk } from "./http/client";
import type { SupplierDoor, SupplierTerms } from "./port";
import { vendorDoor } from "./embedded-vendors";

/** The suppliers that ETABLI_SUPPLIERS names, made once: their breakers must remember. */
const outsideDoors = (): Map<string, SupplierDoor> =>
  oncePerProcess("supplier-order-doors", () => {
    const doors = readSupplierSettings(env().ETABLI_SUPPLIERS).map((settings): [string, SupplierDoor] => {
      const { code, name, phone, orders } = settings;
      if (!orders) return [code, { how: "telephone", name, phone }];
      return [code, { how: "electronic", name, desk: makeHttpOrderDesk({ ...settings, orders }) }];
    });
    return new Map(doors);
  });

/** How a channel takes orders; a configured supplier takes the place of an embedded one of its code. */
export async function supplierDoor(channel: string): Promise<SupplierDoor> {
  const known = outsideDoors().get(channel) ?? (await embeddedDoor(channel)) ?? (await vendorDoor(channel));
  return known ?? { how: "gone", name: channel };
}

/** What channels ask beside their prices, by channel; those of which nobody knows it ask nothing. */
export async function supplierTerms(channels: readonly string[]): Promise<Map<string, SupplierTerms>> {
  const outside = readSupplierSettings(env().ETABLI_SUPPLIERS).flatMap(({ code, terms }): [string, SupplierTerms][] =>
    terms && channels.includes(code) ? [[code, terms]] : [],
  );
  const embedded = await embeddedTerms(channels);
  return new Map([...embedded.map(({ code, ...terms }): [string, SupplierTerms] => [code, terms]), ...outside]);
}
