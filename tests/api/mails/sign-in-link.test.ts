import "@/tests/support/end";
import { mails } from "@/lib/jobs/mails";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import { json } from "@/tests/support/counter";
import { aloneInTheOutbox, mailOf, writtenFile } from "@/tests/support/mails";

const send = () => mails({}, { addJob: () => Promise.reject(new Error("nothing is left")) });

async function house() {
  const company = await makeCompany();
  const reader = await secondUser(company, ["CaiaApp"]);
  await prisma().user.update({ where: { id: reader.userId }, data: { language: "en" } });
  await aloneInTheOutbox(company);
  return { company, ...company, reader, place: { companyId: company.companyId, userId: reader.userId } };
}

describe("a sign-in link by e-mail", () => {
  it("goes to the user alone, in their language, and lets them in once", async () => {
    const { company, companyId, reader, place } = await house();
    const answer = await company.post("/users/link", place);
    const told = await answer.clone().text();
    const { mailId } = await json<{ mailId: number }>(Promise.resolve(answer));
    expect(told).not.toContain("/s/");
    await send();
    const { messageId, subject, sealed } = await mailOf(companyId, mailId);
    expect([subject, sealed]).toEqual(["Your sign-in link for Etabli", null]);
    const file = (await writtenFile(messageId)).replaceAll("=\r\n", "");
    const [, path = ""] = /\/s\/([\w-]{22}\/\d{13})/.exec(file) ?? [];
    const opened = await clientOf().get(`/login/${path}`);
    expect(opened.status).toBe(200);
    const { token } = (await opened.json()) as { token: string };
    expect(await json<{ userId: number }>(clientOf(token).get("/userInfo"))).toMatchObject({ userId: reader.userId });
    expect((await clientOf().get(`/login/${path}`)).status).toBe(404);
  });

  it("is refused for who may not enter, after three, and for users whom one does not administer", async () => {
    const { company, companyId, place } = await house();
    const closed = await secondUser(company, ["cart"]);
    expect((await company.post("/users/link", { companyId, userId: closed.userId })).status).toBe(409);
    for (const status of [200, 200, 200, 429]) expect((await company.post("/users/link", place)).status).toBe(status);
    const other = await makeCompany();
    expect((await other.post("/users/link", place)).status).toBe(404);
    const plain = await secondUser(company, ["CaiaApp"]);
    expect((await plain.post("/users/link", place)).status).toBe(403);
  });
});
