import { call, CallProblem } from "@/lib/api/client";
import { forgetKey } from "@/components/page/forget-key";
import { ageOf, nextOf, verdictOf, type Problem, type Write } from "./rules";
import { tell, type Outbox } from "./state";

interface Round {
  keeper: string;
  /** The server's clock. */
  now: number;
  change: (seq: number, write: Write) => Promise<void>;
  drop: (seq: number) => Promise<unknown>;
  look: () => Promise<void>;
  next: () => Outbox;
}

type Sendable = Parameters<typeof call<"post", "/addItemToCart">>;

/** The refusal of a write; null when it arrived. Its path was one of the product's when it was written. */
async function refusalOf({ method, path, params, query, body, key }: Write, keeper: string): Promise<Problem | null> {
  const options = { params, query, body, idempotencyKey: key, keeper };
  try {
    await call(...([method, path, options] as unknown as Sendable));
    return null;
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    problem.claim();
    const { status, code, extra } = problem;
    return { status, code, extra };
  }
}

/** Sends what waits, one after the other in the order in which it was written, until nothing can go or nobody answers. */
export async function sendAll({ keeper, now, change, drop, look, next }: Round): Promise<void> {
  let [arrived, isStuck] = [0, false];
  const stick = async (seq: number, write: Write, problem: Problem) => {
    isStuck = true;
    await change(seq, { ...write, problem });
  };
  for (;;) {
    await look();
    const one = nextOf(next().waiting ?? []);
    if (!one) break;
    const write = { ...one.write, tried: true };
    // The server has forgotten the keys of such a time: sent unseen it might arrive twice.
    if (one.write.tried && ageOf(one.at, now) === "old") {
      await stick(one.seq, write, { status: 0, code: "too-old", extra: {} });
      continue;
    }
    if (!one.write.tried) await change(one.seq, write);
    const problem = await refusalOf(write, keeper);
    const verdict = problem && verdictOf(problem, write.faults);
    if (!problem) {
      arrived += 1;
      await drop(one.seq);
    } else if (verdict === "stuck") await stick(one.seq, write, problem);
    else if (verdict === "fault") await change(one.seq, { ...write, faults: write.faults + 1 });
    if (verdict === "signIn") forgetKey();
    if (verdict === "later" || verdict === "signIn" || verdict === "fault") break;
  }
  if (arrived > 0) tell({ what: "arrived", count: arrived });
  if (isStuck) tell({ what: "stuck" });
}
