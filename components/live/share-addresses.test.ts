import { mailAddress, smsAddress } from "./share-addresses";

it("writes a text message that keeps the whole address", () => {
  const address = "http://192.168.1.20:3000/gcd?id=a-b_c&x=1";
  const sms = smsAddress("+33 6 12.34 56 78", `Devis : ${address}`);
  expect(sms.startsWith("sms:+33612345678?&body=")).toBe(true);
  expect(decodeURIComponent(sms.split("body=")[1] ?? "")).toBe(`Devis : ${address}`);
  expect(smsAddress("06 12 34 56 78", "")).toBe("sms:0612345678?&body=");
});

it("writes an e-mail whose subject and text no character can leave", () => {
  const mail = new URL(mailAddress("claire+x@example.fr", { subject: "Devis n° 1 & 2", text: "a&bcc=b\nc" }));
  expect(mail.pathname).toBe("claire%2Bx@example.fr");
  expect(mail.searchParams.get("subject")).toBe("Devis n° 1 & 2");
  expect(mail.searchParams.get("body")).toBe("a&bcc=b\nc");
  expect(mail.searchParams.get("bcc")).toBeNull();
});
