import { readFile } from "node:fs/promises";
import { readCertificate } from "../certificate";
import { makePassFile } from "../pass-file";
import type { PassSigner } from "../port";
import { pushTo } from "./push";

interface Files {
  certificate: string;
  key: string;
  passphrase: string;
  wwdr: string;
  pushUrl: string;
}

/** Signs with the certificate that Apple gave. Throws where its files cannot be read. */
export async function appleSigner({ passphrase, pushUrl, ...files }: Files): Promise<PassSigner> {
  const [signerCert, signerKey, wwdr] = await Promise.all(
    [files.certificate, files.key, files.wwdr].map((file) => readFile(file, "utf8")),
  );
  if (signerCert === undefined || signerKey === undefined || wwdr === undefined) throw new Error("A file is missing.");
  const { type, team, endsAt } = readCertificate(signerCert);
  const chain = { wwdr, signerCert, signerKey, type, team };
  return {
    certificate: { kind: "apple", type, endsAt },
    sign: (content) => makePassFile(content, { ...chain, ...(passphrase ? { signerKeyPassphrase: passphrase } : {}) }),
    push: (token) => pushTo({ url: pushUrl, token, topic: type, cert: signerCert, key: signerKey, passphrase }),
  };
}
