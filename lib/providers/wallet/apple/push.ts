import { connect } from "node:http2";
import { ProviderFailure } from "@/lib/providers/http/failure";

interface Push {
  url: string;
  token: string;
  topic: string;
  cert: string;
  key: string;
  passphrase: string;
}

const patienceMs = 5000;
/** Statuses that say that a phone has no wallet any more: unknown or malformed token, token gone. */
const gone = new Set([400, 410]);

/** Tells one phone that a pass has changed: HTTP/2 with the pass certificate and an empty message, as Apple wants it. */
export function pushTo({ url, token, topic, cert, key, passphrase }: Push): Promise<"told" | "gone"> {
  return new Promise((resolve, reject) => {
    const session = connect(url, { cert, key, ...(passphrase ? { passphrase } : {}) });
    const fail = (message: string) => {
      session.destroy();
      reject(new ProviderFailure("unavailable", "apple push", message));
    };
    session.setTimeout(patienceMs, () => fail("Apple's push service does not answer."));
    session.once("error", (error) => fail(`Apple's push service cannot be reached: ${error.message}`));
    const request = session.request({ ":method": "POST", ":path": `/3/device/${token}`, "apns-topic": topic });
    request.once("error", (error) => fail(error.message));
    request.once("response", ({ ":status": status = 0 }) => {
      request.resume();
      session.close();
      if (status === 200) resolve("told");
      else if (gone.has(status)) resolve("gone");
      else fail(`Apple's push service answered ${status}.`);
    });
    request.end("{}");
  });
}
