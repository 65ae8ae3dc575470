import { listTyreSizes } from "@/lib/domains/tyres/queries/vehicle-tyres";
import { judgeAxles, judgedOf, judgeForVehicle, neededSizes, type AxleTyre } from "@/lib/domains/tyres/rules";
import { tyreChannel } from "@/lib/domains/tyres/channel";
import type { Tyre } from "@/lib/domains/tyres/schema";
import { sizeText } from "@/lib/domains/tyres/size/rules";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { conflict } from "@/lib/platform/problems";
import type { LineVehicle } from "./find-line-vehicle";

const tyresOfVehicle = {
  name: "cart_tyres_of_vehicle",
  text: `select item -> 'tyre' ->> 'size' as size, item -> 'tyre' ->> 'marque' as brand, quantity,
      item -> 'tyre' ->> 'profil' as profile, item -> 'tyre' ->> 'saison' as season
    from cart_line where company_id = $1 and customer_id = $2 and tab = 'cart' and channel = '${tyreChannel}'
      and item ? 'tyre' and coalesce(vin, plate, ktype::text, '') = $3`,
};

interface Addition {
  tyre: Tyre;
  customerId: number;
  quantity: number;
  vehicle: LineVehicle;
}

/** 409 with what speaks against a tyre on its vehicle and beside the others in the cart; nothing where all is well. */
export async function warnOfTyre(actor: Actor, { tyre, customerId, quantity, vehicle }: Addition): Promise<void> {
  requireRight(actor, "cart");
  const { vin, plate, ktype } = vehicle;
  const key = vin ?? plate ?? (ktype === null ? "" : String(ktype));
  const [pairs, others] = await Promise.all([
    ktype === null ? [] : listTyreSizes(actor, { ktype }),
    read<AxleTyre>(tyresOfVehicle, [companyOf(actor), customerId, key]),
  ]);
  const judged = judgedOf(tyre);
  const size = sizeText(judged);
  const added = { size, brand: tyre.marque, profile: tyre.profil, season: tyre.saison, quantity };
  const differs = pairs.some(({ front, rear }) => rear !== null && (front.startsWith(size) || rear.startsWith(size)));
  const warnings = [...judgeForVehicle(neededSizes(pairs), judged), ...judgeAxles(added, others, differs)];
  if (warnings.length > 0)
    throw conflict("tyre-warning", "Something speaks against this tyre; agreed adds it all the same.", { warnings });
}
