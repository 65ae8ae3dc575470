import type { PairingCode, ScreenSetUp } from "@/lib/domains/live/screens/schema";
import { clientOf } from "./company";
import { json, type Client } from "./counter";

const nobody = clientOf();

interface Said {
  showing?: string;
  visible?: boolean;
  errors?: string[];
}

/** A device that shows a code, in process: it keeps its cookie as a browser does. */
export async function openDevice() {
  const made = await json<PairingCode>(nobody.post("/screen/code"));
  const state = { key: "", cookie: "" };
  const keep = (response: Response) => {
    state.cookie = response.headers.get("set-cookie")?.split(";", 1)[0] ?? state.cookie;
    return response;
  };
  const beatRaw = async (said: Said) =>
    keep(
      await nobody.post(
        `/screen/${state.key}/beat`,
        { showing: "", visible: true, ...said },
        state.cookie ? { cookie: state.cookie } : {},
      ),
    );
  return {
    ...made,
    async collect() {
      const response = keep(await nobody.post("/screen/collect", { ticket: made.ticket }));
      const found = (await response.json()) as { key: string | null; expired: boolean };
      state.key = found.key ?? state.key;
      return found;
    },
    beatRaw,
    beat: async (said: Said) => (await (await beatRaw(said)).json()) as { counted: boolean; version: string },
  };
}

/** A screen of a company with its device, as an administrator pairs them. */
export async function pairScreen(company: Pick<Client, "post">, name = "Accueil") {
  const device = await openDevice();
  const screen = await json<ScreenSetUp>(company.post("/screens/pair", { code: device.code, name }));
  const { key } = await device.collect();
  if (!key) throw new Error("no key was told");
  return { device, screen, key };
}
