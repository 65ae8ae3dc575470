import fs from "node:fs";
import path from "node:path";
import { run } from "../run.mjs";
import { clockAhead } from "./clock.mjs";

const daySeconds = 24 * 3600;
const newKey = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];

/**
 * An authority of the trial's own in `folder`, and `issue(file, seconds)`: a certificate of 127.0.0.1 with its key that ends in so
 * many seconds. OpenSSL counts in days: it makes one of a day in the past.
 */
export async function makeAuthority({ openssl, faketime }, folder, user) {
  const at = (name) => path.join(folder, name);
  const make = (more, env = {}) => run(openssl, [...newKey, ...more], { env: { ...process.env, ...env } });
  const [authority, authorityKey] = [at("authority.crt"), at("authority.key")];
  await make(["-keyout", authorityKey, "-out", authority, "-subj", "/CN=Trial", "-days", "3650"]);
  return {
    authority: fs.readFileSync(authority, "utf8"),
    async issue(file, seconds) {
      const [certificate, key] = [at("issued.crt"), at("issued.key")];
      await make(
        [
          ...["-CA", authority, "-CAkey", authorityKey, "-keyout", key, "-out", certificate, "-days", "1"],
          ...["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"],
        ],
        clockAhead(faketime, seconds - daySeconds),
      );
      fs.writeFileSync(file, fs.readFileSync(certificate, "utf8") + fs.readFileSync(key, "utf8"), { mode: 0o600 });
      if (user.uid !== undefined) fs.chownSync(file, user.uid, user.gid);
    },
  };
}
