import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import type { FilePlace, ObjectStore } from "./port";
import { makeS3 } from "./s3/client";

/** The storage that ETABLI_FILES_URL names; null where files lie in the database alone. */
export function objectStore(): ObjectStore | null {
  const {
    ETABLI_FILES_URL: url,
    ETABLI_FILES_KEY: key,
    ETABLI_FILES_SECRET: secret,
    ETABLI_FILES_REGION: region,
  } = env();
  if (!url) return null;
  return oncePerProcess("object-store", () => makeS3({ url, key, secret, region }));
}

/** Where files are to lie. */
export const filePlace = (): FilePlace => (objectStore() ? env().ETABLI_FILES_IN : "database");
