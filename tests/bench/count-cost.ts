import { mintActor } from "@/lib/platform/actor";
import { countUse, vehicleMark } from "@/lib/platform/counting/count-use";

const calls = 100_000;
const rounds = 10;
const actor = mintActor({ kind: "browser", userId: 1, companyId: 12, rights: new Set<string>() });

/** Microseconds of processor time of one round's calls, each with its identification counted or without. */
function spend(counts: boolean): number {
  const before = process.cpuUsage();
  for (let nth = 0; nth < calls / rounds; nth += 1) {
    const vin = `VF1BR1H0H${40_000_000 + nth}`;
    if (counts) countUse(actor, { kind: "identification", ktype: 1_000_080, found: 1, vehicle: vehicleMark(vin) });
  }
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * rounds) / calls;
}

spend(true);
const differences = Array.from({ length: rounds }, () => spend(true) - spend(false));
const mean = differences.reduce((sum, one) => sum + one, 0) / rounds;
const spread = Math.sqrt(differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (rounds - 1));
process.stdout.write(JSON.stringify({ mean, within: (2.26 * spread) / Math.sqrt(rounds) }));
