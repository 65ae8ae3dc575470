import { z } from "zod";
import { largestId } from "@/lib/shared/address";
import { readMid } from "../numbers/rules";

const number = z
  .string()
  .regex(/^(0*[1-9]\d{0,9}|null)$/)
  .transform((text) => (text === "null" ? null : Number(text)))
  .refine((value) => value === null || value <= largestId);

/** Numbers of other catalogues as segments of an address; the word null leaves the catalogue's own. */
export const numbersInPath = {
  hmd: number,
  kromedaId: number,
  mid: z
    .string()
    .refine((text) => readMid(text) !== null)
    .transform((text) => (text === "null" ? null : readMid(text))),
};

export const givenKtype = z.object({ vin: z.string(), ktype: z.number().int() });
export type GivenKtype = z.infer<typeof givenKtype>;

export const givenNumbers = z.object({
  ktype: z.number().int(),
  hmdnr: z.number().int().nullable(),
  mid: z.string().nullable(),
  kromedaId: z.number().int().nullable(),
});
export type GivenNumbers = z.infer<typeof givenNumbers>;
