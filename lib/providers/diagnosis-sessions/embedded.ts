import { read } from "@/lib/platform/db";
import type { DiagnosisSessions } from "./port";

const refusal = { name: "session_refusal", text: "select reason from repair.session_refusal where vin = $1" };

/** The demonstration's service: it opens a session for every whole VIN but those of its table. */
export const embeddedSessions: DiagnosisSessions = {
  async open({ vin }) {
    const [row] = await read<{ reason: string }>(refusal, [vin]);
    return row ? { opened: false, reason: row.reason } : { opened: true, address: null };
  },
};
