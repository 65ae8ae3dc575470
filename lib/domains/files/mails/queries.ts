import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { loadBytes, type Lying } from "../load-bytes";

const whole = {
  name: "mail_file",
  text: "select bytes, object, size, sha256 from mail_file where company_id = $1 and mail_id = $2",
};

/** A message of the company as it would have left; null where none is kept. */
export async function findMailFile(actor: Actor, { id }: { id: number }): Promise<Buffer | null> {
  requireRight(actor, "admin");
  return loadBytes(async () => (await read<Lying>(whole, [companyOf(actor), id]))[0]);
}

const there = {
  name: "mail_file_there",
  text: "select exists (select from mail_file where company_id = $1 and mail_id = $2) as kept",
};

/** Whether it is kept, whatever its storage says just now. */
export async function hasMailFile(actor: Actor, { id }: { id: number }): Promise<boolean> {
  requireRight(actor, "admin");
  const [row] = await read<{ kept: boolean }>(there, [companyOf(actor), id]);
  return row?.kept ?? false;
}
