import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { makeCircuit } from "../../http/circuit";
import { ProviderFailure } from "../../http/failure";
import { CutOff, exchangeOnce, TooLarge, type RawBytes } from "../../http/transport";
import type { ObjectStore } from "../port";

interface S3Settings {
  /** Address of the bucket, and of a folder in it if there is one. */
  url: string;
  key: string;
  secret: string;
  region: string;
}

interface Asked {
  method: "PUT" | "GET" | "DELETE";
  object: string;
  most?: number;
  body?: Uint8Array;
  sha256?: string;
}

const name = "object-storage";
const timeoutMs = 20_000;
/** Longer than any refusal in XML. */
const mostWords = 100_000;
const ofNothing = createHash("sha256").digest("hex");

/** A storage that speaks the S3 protocol (signature version 4), in one's own network or outside. */
export function makeS3({ url, key, secret, region }: S3Settings): ObjectStore {
  const circuit = makeCircuit({ failures: 10, restMs: 5000 });
  const base = url.replace(/\/+$/, "");

  async function ask({ method, object, most = mostWords, body, sha256 = ofNothing }: Asked): Promise<RawBytes> {
    if (!circuit.mayTry()) throw new ProviderFailure("unavailable", name, "is resting after failures in a row");
    try {
      const signer = new AwsV4Signer({
        ...{ method, url: `${base}/${object}`, headers: { "x-amz-content-sha256": sha256 } },
        ...{ accessKeyId: key, secretAccessKey: secret, service: "s3", region },
      });
      const signed = await signer.sign();
      const limits = { timeoutMs, maxBytes: Math.max(most, mostWords), allowPrivateAddresses: true };
      const answer = await exchangeOnce(signed.url, Object.fromEntries(signed.headers), limits, { method, body });
      refuse(answer);
      circuit.succeeded();
      return answer;
    } catch (error) {
      const failure = asFailure(error);
      if (failure.kind === "unavailable" || failure.kind === "limited") circuit.failed();
      else circuit.succeeded();
      throw failure;
    }
  }

  return {
    async put(object, bytes, sha256) {
      await ask({ method: "PUT", object, body: bytes, sha256 });
    },
    async get(object, most) {
      const { bytes } = await ask({ method: "GET", object, most });
      if (bytes.length > most) throw new ProviderFailure("bad data", name, `gave more than ${most} bytes`);
      return bytes;
    },
    async delete(object) {
      await ask({ method: "DELETE", object }).catch((error: unknown) => {
        if (!(error instanceof ProviderFailure && error.kind === "not found")) throw error;
      });
    },
  };
}

function refuse({ status, bytes }: RawBytes): void {
  if (status >= 200 && status < 300) return;
  const [, code = ""] = /<Code>(\w{1,60})<\/Code>/.exec(bytes.subarray(0, mostWords).toString("utf8")) ?? [];
  const said = `status ${status} ${code}`.trim();
  // A bucket that is not there is none of the files that are not.
  if (status === 404 && code !== "NoSuchBucket") throw new ProviderFailure("not found", name, said);
  throw new ProviderFailure(status === 429 || status === 503 ? "limited" : "unavailable", name, said);
}

function asFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const message = error instanceof Error ? error.message : "unknown failure";
  const isPart = error instanceof CutOff || error instanceof TooLarge;
  return new ProviderFailure(isPart ? "bad data" : "unavailable", name, message, { cause: error });
}
