import { isServerFault } from "@/lib/shared/mail-faults";
import { failureOf } from "./map";

describe("why a server did not take a message", () => {
  it.each([
    [{ code: "EENVELOPE", responseCode: 550, command: "RCPT TO", response: "550 no such user" }, "refused"],
    [{ code: "EMESSAGE", responseCode: 554, command: "DATA" }, "refused"],
    [{ code: "EENVELOPE", message: "Invalid recipient" }, "refused"],
    [{ code: "EENVELOPE", responseCode: 552, command: "RCPT TO" }, "too-large"],
    [{ code: "EMESSAGE", command: "MAIL FROM", message: "Message size larger than allowed 100" }, "too-large"],
    [{ code: "EENVELOPE", responseCode: 451, command: "RCPT TO" }, "busy"],
    [{ code: "EENVELOPE", responseCode: 550, command: "MAIL FROM" }, "sender"],
    [{ code: "EENVELOPE", responseCode: 530, command: "MAIL FROM" }, "login"],
    [{ code: "EAUTH", responseCode: 535 }, "login"],
    [{ code: "ETLS" }, "encryption"],
    [{ code: "ESOCKET", message: "connect ECONNREFUSED 127.0.0.1:1" }, "unreachable"],
    [{ code: "EDNS", message: "getaddrinfo ENOTFOUND" }, "unreachable"],
    [{ code: "ECONNECTION", message: "Connection closed unexpectedly" }, "dropped"],
    [{ code: "EENVELOPE", responseCode: 421, command: "RCPT TO" }, "dropped"],
    [{ code: "ETIMEDOUT" }, "slow"],
    [{ code: "EABORT" }, "slow"],
    [{}, "dropped"],
  ] as const)("%j is %s", (error, fault) => {
    expect(failureOf(error).fault).toBe(fault);
  });

  it("is final only where the same message would be refused again", () => {
    expect(["refused", "too-large"].map((fault) => isServerFault(fault))).toEqual([false, false]);
    expect(failureOf({ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }).isFinal).toBe(true);
    expect(failureOf({ code: "EENVELOPE", responseCode: 550, command: "MAIL FROM" }).isFinal).toBe(false);
  });

  it("keeps the server's words in one short line", () => {
    expect(failureOf({ response: `550 a\r\nb\u0000${"c".repeat(400)}` }).reply).toMatch(/^550 a b c+$/);
  });
});
