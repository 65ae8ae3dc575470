import { z } from "zod";
import { invalid } from "@/lib/platform/problems";
import { seal, unseal } from "@/lib/platform/seal";

const purpose = "oe-tree";
const content = z.tuple([z.string().nullable(), z.number().int().nullable(), z.string()]);

/** The vehicle of a tree: what it is asked for, and what its maker knows it by. */
export interface TreeSession {
  vin: string | null;
  ktype: number | null;
  session: string;
}

/** The token that stands for the vehicle of a tree in an address; nobody else can make or alter one. */
export const writeSsd = ({ vin, ktype, session }: TreeSession): string =>
  seal(purpose, JSON.stringify([vin, ktype, session])).toString("base64url");

/** Throws 400 for a token that is cut, altered or of another installation. */
export function readSsd(ssd: string): TreeSession {
  const opened = /^[\w-]{38,4000}$/.test(ssd) ? unseal(purpose, Buffer.from(ssd, "base64url")) : null;
  if (opened === null) throw invalid("altered-ssd", "This is no token of a tree: ask for the tree again.");
  const [vin, ktype, session] = content.parse(JSON.parse(opened));
  return { vin, ktype, session };
}
