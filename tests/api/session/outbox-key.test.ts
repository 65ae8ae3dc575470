import type { OutboxKey } from "@/lib/domains/session/schema";
import { keeperHeader } from "@/lib/shared/outbox";
import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

const keyOf = async (token: string): Promise<OutboxKey> =>
  (await (await clientOf(token).get("/outbox/key")).json()) as OutboxKey;

describe("what opens the writes that wait in a browser", () => {
  it("is the same for the person in the company at each sign-in, another for everybody else, and tells the server's time", async () => {
    const [one, other] = [await makeCompany({ rights: ["CaiaApp"] }), await makeCompany({ rights: ["CaiaApp"] })];
    const [first, again, foreign] = [await keyOf(one.token), await keyOf(one.token), await keyOf(other.token)];
    expect(first.keeper).toBe(`${one.userId}.${one.companyId}`);
    expect(again).toMatchObject({ keeper: first.keeper, key: first.key });
    expect(Buffer.from(first.key, "base64url")).toHaveLength(32);
    expect(foreign.key).not.toBe(first.key);
    expect(Math.abs(first.now - Date.now())).toBeLessThan(60_000);
    expect((await clientOf().get("/outbox/key")).status).toBe(401);
  });

  it("a write that names another person or company than the session's is refused as nobody's", async () => {
    const { token, userId, companyId } = await makeCompany({ rights: ["CaiaApp"] });
    const statusFor = async (keeper: string) =>
      (await clientOf(token).get("/userInfo", { [keeperHeader]: keeper })).status;
    expect(await statusFor(`${userId}.${companyId}`)).toBe(200);
    expect(await statusFor(`${userId}.${companyId + 1}`)).toBe(401);
    expect(await statusFor(`${userId + 1}.${companyId}`)).toBe(401);
    expect(await statusFor("")).toBe(401);
  });
});
