import { createHash } from "node:crypto";
import { companyOf, factsOf, type Actor } from "./actor";
import { prisma, read, type Tx } from "./db";
import { invalid, unprocessable } from "./problems";

/** `body` is the checked input of the call: with the same key, another body is a mistake of the client. */
export interface Request {
  key: string | null;
  body: unknown;
}

interface Work<Prepared, Answer> {
  /** Reads and asks others; runs outside the transaction and not at all for a repeated request. */
  prepare: () => Promise<Prepared>;
  write: (prepared: Prepared, tx: Tx) => Promise<Answer>;
}

/** Writers of one row wait for each other: long enough for a hundred of them. */
const patience = { maxWait: 15_000, timeout: 20_000 };

const storedAnswer = {
  name: "idempotent_answer",
  text: "select request_hash as hash, answer from idempotency_key where company_id = $1 and user_id = $2 and key = $3",
};

/** The answer is kept as text inside the JSON column, which would otherwise put its keys in another order. */
interface Stored {
  hash: Buffer;
  answer: string;
}

/** The Idempotency-Key of a request's headers, null without one; 400 when it is no key. */
export function idempotencyKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw invalid("invalid-idempotency-key", "The Idempotency-Key must be 1 to 200 printable characters without blanks.");
}

/**
 * Does a write once per key: a repeated request gets the first one's answer, the same key with another body a 422.
 * Key, answer and write share one transaction, so a failed write leaves the key free. Answers are plain JSON.
 */
export async function once<Prepared, Answer extends object>(
  actor: Actor,
  request: Request,
  { prepare, write }: Work<Prepared, Answer>,
): Promise<Answer> {
  const userId = ownerOf(actor);
  const { key } = request;
  if (key === null || userId === null) {
    const prepared = await prepare();
    return prisma().$transaction((tx) => write(prepared, tx), patience);
  }
  const companyId = companyOf(actor);
  const hash = createHash("sha256").update(JSON.stringify(request.body)).digest();
  const [known] = await read<Stored>(storedAnswer, [companyId, userId, key]);
  if (known) return answerOf<Answer>(known, hash);
  const prepared = await prepare();
  return prisma().$transaction(async (tx) => {
    // A second request with the key waits here until the first one commits, then finds its row.
    const mine = await tx.$executeRaw`insert into idempotency_key (company_id, user_id, key, request_hash)
      values (${companyId}, ${userId}, ${key}, ${new Uint8Array(hash)}) on conflict do nothing`;
    if (mine === 0) return answerOf<Answer>(await firstAnswer(tx, { companyId, userId, key }), hash);
    const answer = await write(prepared, tx);
    await tx.$executeRaw`update idempotency_key set status = 200, answer = to_jsonb(${JSON.stringify(answer)}::text)
      where company_id = ${companyId} and user_id = ${userId} and key = ${key}`;
    return answer;
  }, patience);
}

/** Whose key it is: a user's, or a customer's with a companion page, whose id is taken negative: one is never the other. */
function ownerOf(actor: Actor): number | null {
  const { userId, customerId } = factsOf(actor);
  return customerId === undefined ? userId : -customerId;
}

async function firstAnswer(tx: Tx, where: { companyId: number; userId: number; key: string }): Promise<Stored> {
  const row = await tx.idempotencyKey.findUniqueOrThrow({
    where: { companyId_userId_key: where },
    select: { requestHash: true, answer: true },
  });
  return { hash: Buffer.from(row.requestHash), answer: String(row.answer) };
}

function answerOf<Answer>({ hash, answer }: Stored, asked: Buffer): Answer {
  if (asked.equals(hash)) return JSON.parse(answer) as Answer;
  throw unprocessable("idempotency-key-reused", "This Idempotency-Key was used for another request.");
}

/** A write waits for a network up to seven days (`waitDays`), and may have arrived before its answer was lost. */
const oldKeys = {
  name: "idempotency_old",
  text: "delete from idempotency_key where created_at < now() - interval '9 days'",
};

/** Deletes keys of requests that no client repeats any more. */
export async function forgetOldKeys(): Promise<void> {
  await read(oldKeys);
}
