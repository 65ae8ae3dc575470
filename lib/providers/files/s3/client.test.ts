import { createHash } from "node:crypto";
import { startObjectStorage, storageKeys } from "@/tests/support/object-storage";
import { makeS3 } from "./client";

const bytes = Buffer.from("a picture, more or less");
const sha256 = createHash("sha256").update(bytes).digest("hex");
const name = "7/pictures/one";

let storage: ReturnType<typeof startObjectStorage>;
beforeEach(() => {
  storage = startObjectStorage();
});
afterEach(() => storage.stop());

const client = (more: object = {}) => makeS3({ url: storage.url, ...storageKeys, ...more });

it("keeps bytes, gives them and deletes them, also in a folder of the bucket", async () => {
  const store = client({ url: `${storage.url}/files/` });
  await store.put(name, bytes, sha256);
  expect([...storage.objects.keys()]).toEqual([`files/${name}`]);
  expect((await store.get(name, bytes.length)).equals(bytes)).toBe(true);
  await store.delete(name);
  await store.delete(name);
  await expect(store.get(name, bytes.length)).rejects.toMatchObject({ kind: "not found" });
});

it("is refused with another secret, and with bytes that are not those of the hash", async () => {
  const refused = { kind: "unavailable", message: expect.stringContaining("403 SignatureDoesNotMatch") };
  await expect(client({ secret: "wrong" }).put(name, bytes, sha256)).rejects.toMatchObject(refused);
  await expect(client().put(name, bytes.subarray(1), sha256)).rejects.toMatchObject(refused);
  expect(storage.objects.size).toBe(0);
});

it("tells a busy storage, a bucket that is not there, an answer that breaks off and one that is too long", async () => {
  const store = client();
  await store.put(name, bytes, sha256);
  storage.manners.next.push("busy", "breaks-off");
  await expect(store.get(name, 100)).rejects.toMatchObject({ kind: "limited" });
  await expect(store.get(name, 100)).rejects.toMatchObject({ kind: "bad data" });
  await expect(store.get(name, 5)).rejects.toMatchObject({ kind: "bad data" });
  const elsewhere = client({ url: storage.url.replace("/etabli", "/other") });
  await expect(elsewhere.get(name, 100)).rejects.toMatchObject({ kind: "unavailable" });
});

it("rests after failures in a row, and asks nobody then", async () => {
  const store = client();
  storage.manners.always = "busy";
  for (let at = 0; at < 10; at += 1) await store.get(name, 100).catch(() => null);
  await expect(store.get(name, 100)).rejects.toMatchObject({ kind: "unavailable" });
  expect(storage.asked).toHaveLength(10);
});
