import "@/tests/support/chatwoot-here";
import { createHmac } from "node:crypto";
import { chatwoot } from "@/tests/support/chatwoot";
import { makeCompany, secondUser } from "@/tests/support/company";
import { json } from "@/tests/support/counter";
import { systemActor } from "@/lib/platform/actor";
import { findEntry } from "@/lib/domains/chat/queries/get-channel";
import "@/tests/support/end";

describe("a server of Chatwoot", () => {
  it("is told who the reader is by a hash of the server's secret", async () => {
    const person = await makeCompany({ rights: ["CaiaApp", "Chatwoot"] });
    expect(await json(person.get("/chat/channel"))).toEqual({
      kind: "chatwoot",
      base: chatwoot.url,
      token: chatwoot.token,
      identifier: String(person.userId),
      identifierHash: createHmac("sha256", chatwoot.secret).update(String(person.userId)).digest("hex"),
    });
  });

  it("is nobody's without the right", async () => {
    const person = await makeCompany();
    const without = await secondUser(person, ["CaiaApp"]);
    expect((await without.get("/chat/channel")).status).toBe(403);
  });

  it("counts what waits itself", async () => {
    expect(await findEntry(systemActor("test", 11))).toEqual({ unread: 0 });
  });
});
