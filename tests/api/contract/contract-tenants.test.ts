import "@/tests/support/end";
import { bare, calls, send, type DeclaredCall } from "@/tests/support/contract";
import { rowsOf } from "@/tests/support/company-rows";
import { makeCompany } from "@/tests/support/company";
import { makeOwner, nothing, questionFor, type Client } from "@/tests/support/owner";

let owner: Awaited<ReturnType<typeof makeOwner>>;
let stranger: Client;
beforeAll(async () => {
  [owner, stranger] = await Promise.all([makeOwner(), makeCompany()]);
});

const asked = calls.filter(({ rights }) => rights[0] !== "public" && rights[0] !== "companion");
/** Calls whose address or body names something that a company has. */
const naming = (call: DeclaredCall): boolean => {
  const [theirs, none] = [questionFor(call, owner.values), questionFor(call, nothing)];
  return JSON.stringify(theirs) !== JSON.stringify(none);
};
/** What is there in a state of its own: tests/api/quotes/export asks it. */
const ofState = new Set(["GET /quote/{id}/export"]);
const by = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

describe("what another company has", () => {
  it("is answered byte for byte like what does not exist, and nothing of it changes", async () => {
    const before = await rowsOf(owner.company);
    const faults: unknown[] = [];
    for (const call of asked.filter(naming)) {
      const theirs = await bare(await send(call, questionFor(call, owner.values), by(stranger)));
      const none = await bare(await send(call, questionFor(call, nothing), by(stranger)));
      if (JSON.stringify(theirs) !== JSON.stringify(none)) faults.push([call.name, theirs, none]);
      if (theirs[0] === 400 || theirs[0] >= 500) faults.push([call.name, theirs]);
    }
    expect(faults).toEqual([]);
    expect(await rowsOf(owner.company)).toEqual(before);
  });

  it("is there for its owner by the same words", async () => {
    const faults: unknown[] = [];
    for (const call of asked.filter((one) => !one.changes && !ofState.has(one.name) && naming(one))) {
      const [status, text] = await bare(await send(call, questionFor(call, owner.values), by(owner.company)));
      if (status !== 200) faults.push([call.name, status, text]);
    }
    expect(faults).toEqual([]);
  });
});
