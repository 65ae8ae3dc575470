import { storage } from "@/tests/support/outside-storage";
import { moveFiles } from "@/lib/domains/files/moving/commands/move-files";
import { sweepObjects } from "@/lib/domains/files/moving/commands/sweep-objects";
import { mails } from "@/lib/jobs/mails";
import { systemActor } from "@/lib/platform/actor";
import { jobChannel, readJobCall } from "@/lib/platform/call-job";
import { prisma } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { listen, notify } from "@/lib/platform/notify";
import { makeCompany } from "@/tests/support/company";
import { json, newCustomer, refusal } from "@/tests/support/counter";
import "@/tests/support/end";
import { aloneInTheOutbox, mailOf, queueOne, removeFile, writtenFile } from "@/tests/support/mails";
import { bytesOf, sendPicture, sendVideo } from "@/tests/support/stored-files";
import { mp4 } from "@/tests/support/videos";

const job = systemActor("files", 0);
const move = (companyId: number, to: "database" | "storage") =>
  moveFiles(systemActor("files", companyId), { most: 1_000_000, to });
const opened: number[] = [];

/** Other tests of this database have no storage. */
afterEach(async () => {
  Object.assign(storage.manners, { next: [], always: null, meanwhile: null });
  for (const companyId of opened.splice(0)) await move(companyId, "database");
});
afterAll(() => storage.stop());

const rowOf = (id: string) => prisma().picture.findFirstOrThrow({ where: { id } });
const hasten = (companyId: number) =>
  prisma().$executeRaw`update loose_object set due_at = now() - interval '2 minutes' where company_id = ${companyId}`;

async function openCompany() {
  const company = await makeCompany();
  const { companyId } = company;
  opened.push(companyId);
  const [out, back] = [() => move(companyId, "storage"), () => move(companyId, "database")];
  const customerId = await newCustomer(company);
  const picture = await sendPicture(company, customerId);
  const film = mp4({
    more: [Buffer.concat([Buffer.from("000f4248" + "6d646174", "hex"), Buffer.alloc(1_000_000, 3)])],
  });
  const video = await sendVideo(company, film);
  const shown = { picture: `/pictures/${picture}`, video: `/videos/${video}` };
  const as = { picture: await bytesOf(company, shown.picture), video: await bytesOf(company, shown.video) };
  return { ...{ company, customerId, picture, video, shown }, ...{ as, out, back } };
}

const namesOf = ({ companyId }: { companyId: number }) =>
  [...storage.objects.keys()].filter((name) => name.startsWith(`${companyId}/`));

describe("files", () => {
  it("move out and back while they are read, each read whole, and a second round finds nothing to do", async () => {
    const { company, picture, shown, as, out, back } = await openCompany();
    let reads = 0;
    const state = { stopped: false };
    const reading = (async () => {
      for (; !state.stopped; reads += 1) {
        expect((await bytesOf(company, shown.picture)).equals(as.picture)).toBe(true);
        expect((await bytesOf(company, shown.video)).equals(as.video)).toBe(true);
      }
    })();
    expect(await out()).toMatchObject({ damaged: 0, more: false, fault: null });
    const row = await rowOf(picture);
    expect([row.bytes, row.size, row.object]).toEqual([null, as.picture.length, expect.any(String)]);
    expect(storage.objects.get(row.object!)!.equals(as.picture)).toBe(true);
    expect(namesOf(company)).toHaveLength(1 + Math.ceil(as.video.length / (512 * 1024)));
    expect(await out()).toMatchObject({ moved: 0 });
    const begun = reads;
    while (reads < begun + 3) await bytesOf(company, shown.picture);
    const part = await company.get(shown.video, { range: "bytes=524000-1048600" });
    expect(Buffer.from(await part.arrayBuffer()).equals(as.video.subarray(524_000, 1_048_601))).toBe(true);
    expect(await back()).toMatchObject({ damaged: 0, fault: null });
    expect((await rowOf(picture)).object).toBeNull();
    state.stopped = true;
    await reading;
    await hasten(company.companyId);
    await sweepObjects(job);
    expect(namesOf(company)).toEqual([]);
    expect((await bytesOf(company, shown.video)).equals(as.video)).toBe(true);
  });

  it("that go back between a reader's look at the row and at the storage are read all the same", async () => {
    const { company, picture, shown, as, out, back } = await openCompany();
    await out();
    storage.manners.meanwhile = async () => {
      await back();
      await hasten(company.companyId);
      await sweepObjects(job);
    };
    expect((await bytesOf(company, shown.picture)).equals(as.picture)).toBe(true);
    expect([(await rowOf(picture)).object, namesOf(company)]).toEqual([null, []]);
  });

  it("that several move at the same time, to and fro, are read whole, and leave one object each", async () => {
    const { company, shown, as, out, back } = await openCompany();
    for (let round = 0; round < 3; round += 1) {
      const ends = await Promise.all([out(), back(), out(), back()]);
      expect(ends.map(({ damaged, fault }) => [damaged, fault])).toEqual(ends.map(() => [0, null]));
      expect((await bytesOf(company, shown.video)).equals(as.video)).toBe(true);
    }
    await out();
    await hasten(company.companyId);
    await sweepObjects(job);
    expect(namesOf(company)).toHaveLength(1 + Math.ceil(as.video.length / (512 * 1024)));
    expect((await bytesOf(company, shown.picture)).equals(as.picture)).toBe(true);
    expect((await bytesOf(company, shown.video)).equals(as.video)).toBe(true);
  });

  it("that are stored call the job that moves them once they are committed", async () => {
    const heard: string[] = [];
    const forget = listen(jobChannel, (notice) => heard.push(notice));
    while (!heard.includes("begin")) await notify(jobChannel, "begin");
    await openCompany();
    await notify(jobChannel, "end");
    // Heard in the order of commits.
    while (!heard.includes("end")) await new Promise((done) => setTimeout(done, 20));
    forget();
    // The picture's and the video's.
    expect(heard.filter((notice) => readJobCall(notice)?.task === "files")).toHaveLength(2);
  });

  it("are messages too, of a house without a mail server: read where no folder has them, but none that opens something", async () => {
    const { company, out } = await openCompany();
    const { companyId } = company;
    await aloneInTheOutbox(company);
    const [id, sealed] = [await queueOne(company), await queueOne(company, { kind: "quoteOnline" })];
    await mails({}, { addJob: () => Promise.reject(new Error("nothing more is due")) });
    const written = await writtenFile((await mailOf(companyId, id)).messageId);
    await out();
    for (const one of [id, sealed]) await removeFile((await mailOf(companyId, one)).messageId);
    expect(await prisma().mailFile.findMany({ where: { companyId }, select: { mailId: true, bytes: true } })).toEqual([
      { mailId: id, bytes: null },
    ]);
    const shown = await company.get(`/mails/${id}/file`);
    expect([shown.status, Buffer.from(await shown.arrayBuffer()).toString("latin1")]).toEqual([200, written]);
    const [stranger, hidden] = [await makeCompany(), await company.get(`/mails/${sealed}/file`)];
    expect([(await stranger.get(`/mails/${id}/file`)).status, hidden.status]).toEqual([404, 404]);
    storage.manners.always = "busy";
    expect(await json<{ hasFile: boolean }>(company.get(`/mails/${id}`))).toMatchObject({ hasFile: true });
    expect(await refusal(await company.get(`/mails/${id}/file`))).toEqual([503, "file-unavailable"]);
  });

  it("are shown to nobody else from the storage either, and lie there under their company's number", async () => {
    const { company, picture, shown, out } = await openCompany();
    await out();
    expect((await rowOf(picture)).object).toMatch(
      new RegExp(`^${company.companyId}/pictures/[0-9a-f]{64}\\.[0-9a-f]{16}$`),
    );
    const stranger = await makeCompany();
    for (const address of [shown.picture, shown.video]) expect((await stranger.get(address)).status).toBe(404);
    const theirs = prisma().picture.create({
      data: {
        companyId: stranger.companyId,
        id: "theirs",
        ...{ object: (await rowOf(picture)).object, size: 1 },
        sha256: new Uint8Array(32),
      },
    });
    await expect(theirs).rejects.toThrow("own_object");
  });

  it("are answered 503 with a time to come back while the storage is busy, and nothing of it is kept by browsers", async () => {
    const { company, shown, as, out } = await openCompany();
    await out();
    storage.manners.always = "busy";
    const answer = await company.get(shown.picture);
    expect([answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual(["5", "no-store"]);
    expect(await refusal(answer)).toEqual([503, "file-unavailable"]);
    expect(await refusal(await company.get(shown.video))).toEqual([503, "file-unavailable"]);
    storage.manners.always = null;
    storage.manners.next = ["busy"];
    expect((await bytesOf(company, shown.picture)).equals(as.picture)).toBe(true);
  });

  it.each(["breaks-off", "gives-half", "gives-other"] as const)(
    "that the storage %s are asked for once more, then refused and told in one line of the log",
    async (mood) => {
      const { company, shown, as, out } = await openCompany();
      await out();
      const warned = jest.spyOn(log, "warn");
      storage.manners.next = [mood];
      expect((await bytesOf(company, shown.picture)).equals(as.picture)).toBe(true);
      expect(warned).not.toHaveBeenCalled();
      for (const address of [shown.picture, shown.video]) {
        storage.manners.next = [mood, mood];
        const answer = await company.get(address);
        expect([answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual(["5", "no-store"]);
        expect(await refusal(answer)).toEqual([503, "file-incomplete"]);
        expect(warned).toHaveBeenCalledTimes(1);
        warned.mockClear();
      }
      warned.mockRestore();
    },
  );

  it("stay in the database while the storage is away or keeps them badly, and go once it is well", async () => {
    const { company, picture, shown, as, out, back } = await openCompany();
    storage.manners.always = "busy";
    expect(await out()).toMatchObject({ moved: 0, fault: expect.stringContaining("503") });
    storage.manners.always = "gives-other";
    expect(await out()).toMatchObject({ moved: 0, fault: expect.stringContaining("other bytes") });
    expect((await rowOf(picture)).object).toBeNull();
    expect((await bytesOf(company, shown.picture)).equals(as.picture)).toBe(true);
    storage.manners.always = null;
    expect(await out()).toMatchObject({ fault: null });
    const { object } = await rowOf(picture);
    storage.objects.set(object!, Buffer.alloc(as.picture.length, 1));
    expect(await back()).toMatchObject({ damaged: 1, fault: null });
    storage.objects.set(object!, as.picture);
    expect(await back()).toMatchObject({ damaged: 0, fault: null });
    await hasten(company.companyId);
    await sweepObjects(job);
    expect(namesOf(company)).toEqual([]);
  });

  it("that are deleted take their objects with them, and one that is being written is left alone", async () => {
    const { company, customerId, picture, out } = await openCompany();
    await out();
    const { object } = await rowOf(picture);
    await sendPicture(company, customerId);
    expect((await company.del(`/set-company-video/${company.companyId}`)).status).toBe(200);
    await sweepObjects(job);
    expect(storage.objects.has(object!)).toBe(true);
    await hasten(company.companyId);
    const writing = { companyId: company.companyId, object: `${company.companyId}/pictures/new` };
    await prisma().looseObject.create({ data: { ...writing, dueAt: new Date(Date.now() + 60_000) } });
    storage.objects.set(writing.object, Buffer.from("half written"));
    await sweepObjects(job);
    expect(namesOf(company)).toEqual([writing.object]);
    storage.objects.delete(writing.object);
  });
});
