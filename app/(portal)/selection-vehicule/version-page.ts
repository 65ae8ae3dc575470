import { readPage, type QueryValue } from "@/lib/shared/address";

const size = 60;

/** Which page of a model's versions the address asks for; anything but a number means the first. */
export function versionPage(asked: QueryValue): { page: number; size: number } {
  return { page: readPage(asked), size };
}
