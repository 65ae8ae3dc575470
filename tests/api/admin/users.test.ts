import { randomBytes } from "node:crypto";
import { createSession } from "@/lib/domains/session/commands/create-session";
import { findOwnMember, getMember } from "@/lib/domains/session/members/queries";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { isUserTaken } from "@/lib/domains/session/users/queries";
import { prisma } from "@/lib/platform/db";
import { rights as allRights } from "@/lib/shared/rights";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";
import { openStream } from "@/tests/support/streams";

type Company = Awaited<ReturnType<typeof makeCompany>>;
interface Page {
  users: { userId: number; name: string; email: string; companies: { id: number }[] }[];
  next: number | null;
}

const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const mark = () => Math.random().toString(36).slice(2, 12);
const list = (company: Company, query = "") => json<Page>(company.get(`/users?${query}`));

async function add(company: Company, name: string, more: object = {}) {
  const user = { name, email: `${mark()}@etabli.test`, password: "a good password", companyId: company.companyId };
  return company.post("/users/add", { user: { ...user, ...more } });
}
const added = async (company: Company, name: string, more?: object) =>
  (await json<{ userId: number }>(add(company, name, more))).userId;
const setRights = (company: Company, userId: number, rights: string[], seen?: string[]) =>
  company.post(`/users/setRights/${company.companyId}/${userId}`, { rights, seen });
const rightsOf = async (company: Company, userId: number) =>
  (await json<{ rights: string[] }>(company.get(`/users/rights/${company.companyId}/${userId}`))).rights;

/** An answer without what differs from request to request. */
const bare = async (response: Response) => (await response.text()).replace(/"requestId":"[^"]*"/, "");

describe("users", () => {
  it("are found by any part of name or address, and listed by name without a gap", async () => {
    const company = await makeCompany();
    for (const name of ["Zoé Élan", "adam", "Éric_50%", "Martin", "Bruno"]) await added(company, name);
    const names = (await list(company)).users.map(({ name }) => name);
    expect(names.slice(0, 5)).toEqual(["adam", "Bruno", "Éric_50%", "Martin", expect.stringContaining("Person")]);
    for (const [search, found] of [
      ["ZOE", ["Zoé Élan"]],
      ["elan", ["Zoé Élan"]],
      ["c_50%", ["Éric_50%"]],
      ["a_in", []],
      [company.email, [expect.stringContaining("Person")]],
    ] as const)
      expect([
        search,
        (await list(company, `search=${encodeURIComponent(search)}`)).users.map((one) => one.name),
      ]).toEqual([search, found]);
    const seen: number[] = [];
    let after = "";
    do {
      const { users, next } = await list(company, `limit=2${after}`);
      seen.push(...users.map(({ userId }) => userId));
      after = next === null ? "" : `&after=${next}`;
    } while (after);
    expect([new Set(seen).size, seen.length]).toEqual([6, 6]);
    await prisma().user.update({ where: { id: company.userId }, data: { name: "Aaron" } });
    expect((await list(company, "limit=1")).users[0]?.name).toBe("Aaron");
  });

  it("are added with a password that opens, once per name and address", async () => {
    const company = await makeCompany();
    const email = `${mark()}@Etabli.test`;
    const userId = await added(company, "Nadia Roux", { email });
    const basic = Buffer.from(`${email}:a good password`).toString("base64");
    expect((await clientOf().get("/login", { authorization: `Basic ${basic}` })).status).toBe(200);
    for (const more of [{ email: email.toUpperCase() }, {}]) {
      const again = await add(company, "email" in more ? "Nadia Autre" : "nadia ROUX", more);
      expect([again.status, await again.json()]).toMatchObject([
        409,
        { code: "user-exists", title: "Un utilisateur avec ce nom ou email existe déjà" },
      ]);
    }
    const racing = await Promise.all(Array.from({ length: 4 }, () => add(company, "Paul Double")));
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const trail = await prisma().auditEntry.findMany({
      where: { companyId: company.companyId, entityId: String(userId) },
      orderBy: { id: "asc" },
      select: { action: true, userId: true },
    });
    expect(trail).toEqual([
      { action: "add", userId: company.userId },
      { action: "sign-in", userId },
    ]);
  });

  it("name every field that is wrong", async () => {
    const company = await makeCompany();
    const response = await add(company, " ", { email: "x", password: "short" });
    expect([response.status, await response.json()]).toMatchObject([400, { code: "invalid-input" }]);
    const long = await json<{ fields: object[] }>(add(company, "x".repeat(101), { password: "" }));
    expect(long.fields).toEqual([
      { field: "user.name", message: "too-long" },
      { field: "user.password", message: "required" },
    ]);
    for (const [password, message] of [
      ["eightchr", "short"],
      ["motdepasse12", "common"],
      ["person-2026", "personal"],
    ]) {
      const weak = await json<{ fields: object[] }>(add(company, `Person ${mark()}`, { password }));
      expect(weak.fields).toEqual([{ field: "user.password", message }]);
    }
    const { userId: sso } = await json<{ userId: number }>(
      company.post("/users/add", {
        user: { name: "Sso", email: `${mark()}@etabli.test`, companyId: company.companyId },
        useKeycloak: true,
      }),
    );
    expect((await prisma().user.findUniqueOrThrow({ where: { id: sso } })).passwordHash).toBeNull();
  });

  it("join another company of the administrator's", async () => {
    const [one, other] = [await makeCompany(), await makeCompany()];
    const userId = await added(one, "Lina");
    const join = () => one.post("/users/addCompany", { userId, companyId: other.companyId });
    expect((await join()).status).toBe(404);
    const mine = { companyId: other.companyId, userId: one.userId };
    await prisma().membership.create({ data: { ...mine, rights: ["UsersAdmin"] } });
    expect([(await join()).status, (await join()).status]).toEqual([200, 200]);
    const found = (await list(one, "search=Lina")).users;
    expect(found.map(({ companies }) => companies.map(({ id }) => id))).toEqual([[one.companyId, other.companyId]]);
    expect((await list(other, "search=Lina")).users[0]?.companies).toEqual([
      expect.objectContaining({ id: other.companyId }),
    ]);
    const companies = await json<{ id: number; users: number }[]>(one.get("/users/companies"));
    expect(companies.map(({ id, users }) => [id, users]).sort()).toEqual(
      [
        [one.companyId, 2],
        [other.companyId, 3],
      ].sort(),
    );
  });
});

describe("rights", () => {
  it("are every name by family", async () => {
    const { families } = await json<{ families: { branches: { id: string; label: string }[] }[] }>(
      (await makeCompany()).get("/accessRights"),
    );
    const branches = families.flatMap((family) => family.branches);
    expect(branches.map(({ id }) => id)).toEqual([...allRights]);
    expect(branches.every(({ label }) => label.length > 2)).toBe(true);
  });

  it("count at once for the user whose they are, given or taken", async () => {
    const company = await makeCompany();
    const user = await makeCompany({ rights: ["UsersAdmin"] });
    const place = { companyId: company.companyId, userId: user.userId };
    await prisma().membership.create({ data: { ...place, rights: ["CaiaApp"] } });
    const token = (await json<{ token: string }>(user.get(`/switchToCompany/${company.companyId}`))).token;
    const asks = async (status: number) => {
      const until = Date.now() + 900;
      while ((await clientOf(token).get("/users")).status !== status && Date.now() < until)
        await new Promise((done) => setTimeout(done, 20));
      expect((await clientOf(token).get("/users")).status).toBe(status);
    };
    await asks(403);
    expect((await setRights(company, user.userId, ["CaiaApp", "UsersAdmin"])).status).toBe(200);
    await asks(200);
    expect((await setRights(company, user.userId, ["CaiaApp"])).status).toBe(200);
    await asks(403);
    const trail = await prisma().auditEntry.findMany({
      where: { companyId: company.companyId, action: "set-rights" },
      select: { detail: true },
      orderBy: { id: "asc" },
    });
    expect(trail.map(({ detail }) => detail)).toEqual([
      { added: ["UsersAdmin"], removed: [] },
      { added: [], removed: ["UsersAdmin"] },
    ]);
  });

  it("end the sessions of who may not enter that company any more, and no others", async () => {
    const [company, other] = [await makeCompany(), await makeCompany()];
    const user = await secondUser(company, ["CaiaApp", "v2"]);
    const elsewhere = { companyId: other.companyId, userId: user.userId };
    await prisma().membership.create({ data: { ...elsewhere, rights: ["CaiaApp"] } });
    const token = randomBytes(32).toString("base64url");
    await createSession({ token, ...elsewhere, kind: "bearer", userAgent: null });
    const statuses = async () =>
      Promise.all([user, clientOf(token)].map(async (one) => (await one.get("/userInfo")).status));
    expect((await setRights(company, user.userId, ["v2"])).status).toBe(200);
    expect(await statuses()).toEqual([200, 200]);
    const stream = await openStream(user);
    expect((await setRights(company, user.userId, ["Diag"])).status).toBe(200);
    const until = Date.now() + 1000;
    while ((await statuses())[0] !== 401 && Date.now() < until) await new Promise((done) => setTimeout(done, 20));
    expect(await statuses()).toEqual([401, 200]);
    expect((await stream.next("end")).data).toEqual({ reason: "session" });
  });

  it("leave an administrator the own way in", async () => {
    const company = await makeCompany({ rights: ["CaiaApp", "UsersAdmin"] });
    const own = await setRights(company, company.userId, ["UsersAdmin"]);
    expect([own.status, await own.json()]).toMatchObject([409, { code: "own-administration", rights: ["CaiaApp"] }]);
    expect((await setRights(company, company.userId, ["v2", "UsersAdmin"])).status).toBe(200);
  });

  it("tell the second of two administrators what stands", async () => {
    const company = await makeCompany();
    const userId = await added(company, "Deux");
    const seen = await rightsOf(company, userId);
    const answers = await Promise.all([
      setRights(company, userId, [...seen, "Diag"], seen),
      setRights(company, userId, [...seen, "PRE"], seen),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await json<{ code: string; rights: string[] }>(answers.find(({ status }) => status === 409)!);
    expect(refused.code).toBe("rights-changed");
    expect(refused.rights.toSorted()).toEqual((await rightsOf(company, userId)).toSorted());
    expect((await setRights(company, userId, ["Nothing"])).status).toBe(400);
  });

  it("leave an administrator the own administration, and guarded rights to their holders", async () => {
    const company = await makeCompany({ rights: ["CaiaApp", "UsersAdmin"] });
    const own = await setRights(company, company.userId, ["CaiaApp"]);
    expect([own.status, await own.json()]).toMatchObject([409, { code: "own-administration", rights: ["UsersAdmin"] }]);
    expect((await setRights(company, company.userId, ["CaiaApp", "UsersAdmin", "Diag"])).status).toBe(200);
    const raised = await setRights(company, company.userId, ["CaiaApp", "UsersAdmin", "admin"]);
    expect([raised.status, ((await raised.json()) as { code: string }).code]).toEqual([403, "not-your-right"]);
  });

  it("are the codes of the user", async () => {
    const company = await makeCompany();
    const userId = await added(company, "Code");
    const codes = await json(company.get(`/users/codes/${company.companyId}/${userId}`));
    expect(codes).toEqual(["CaiaApp", "MyAccount"]);
  });
});

describe("another company's user", () => {
  it("is answered byte for byte like an unknown one, and never listed", async () => {
    const [owner, other] = [await makeCompany(), await makeCompany()];
    const foreign = await added(owner, `Foreign ${mark()}`);
    const nobody = 2_000_000_000;
    const calls = [
      (id: number) => other.get(`/users/rights/${owner.companyId}/${id}`),
      (id: number) => other.get(`/users/rights/${other.companyId}/${id}`),
      (id: number) => other.get(`/users/codes/${owner.companyId}/${id}`),
      (id: number) => setRights(other, id, []),
      (id: number) => other.post(`/users/setRights/${owner.companyId}/${id}`, { rights: [] }),
      (id: number) => other.post("/users/addCompany", { userId: id, companyId: other.companyId }),
    ];
    for (const call of calls) {
      const [theirs, nobodys] = await Promise.all([call(foreign), call(nobody)]);
      expect([theirs.status, await bare(theirs)]).toEqual([404, await bare(nobodys)]);
    }
    expect((await add(other, "X", { companyId: owner.companyId })).status).toBe(404);
    for (const query of ["search=Foreign", `companyId=${owner.companyId}`])
      expect((await list(other, query)).users).toEqual([]);
    expect(await json(other.get("/completion/user/Foreign"))).toEqual([]);
    expect(await json(other.get("/companies"))).toHaveLength(1);
    expect(await rightsOf(owner, foreign)).toEqual(["CaiaApp", "MyAccount"]);
  });

  it("is nobody's without UsersAdmin in that very company", async () => {
    const [owner, other] = [await makeCompany(), await makeCompany()];
    const mine = { companyId: owner.companyId, userId: other.userId };
    await prisma().membership.create({ data: { ...mine, rights: ["CaiaApp", "NotificationSender"] } });
    const foreign = await added(owner, `Hidden ${mark()}`);
    expect((await other.get(`/users/rights/${owner.companyId}/${foreign}`)).status).toBe(404);
    expect((await list(other, "search=Hidden")).users).toEqual([]);
    expect(await json(other.get("/completion/user/Hidden"))).toHaveLength(1);
  });
});

it("members and taken names are told of companies whose users the asker administers, by the verbs themselves", async () => {
  const [asker, other] = await Promise.all([makeCompany(), makeCompany()]);
  const plain = await secondUser(other, ["CaiaApp", "cart"]);
  const foreign = (await findActor(asker.token))!;
  const reader = (await findActor(plain.token))!;
  const place = { companyId: other.companyId, userId: other.userId };
  const person = { companyId: other.companyId, email: other.email, name: "Nobody" };
  for (const actor of [foreign, reader]) {
    await expect(getMember(actor, place, "UsersAdmin")).rejects.toMatchObject({ status: 404 });
    await expect(isUserTaken(actor, person)).rejects.toMatchObject({ status: 404 });
  }
  const owner = (await findActor(other.token))!;
  expect((await getMember(owner, { ...place, userId: plain.userId }, "UsersAdmin")).rights).toEqual([
    "CaiaApp",
    "cart",
  ]);
  expect(await isUserTaken(owner, person)).toBe(true);
  expect((await findOwnMember(reader))?.rights).toEqual(["CaiaApp", "cart"]);
});
