import fs from "node:fs";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { Refusal } from "./refusal.mjs";
import { identify, isAlive, waitFor } from "./processes.mjs";
import { root } from "./paths.mjs";

const lockWaitMs = 180_000;

/** The data folder as an absolute path: ETABLI_DATA_DIR, or .data in the project. */
export const dataFolder = (env = process.env) => path.resolve(root, env.ETABLI_DATA_DIR || ".data");

/** Makes the data folder. Others may pass through it (the database's user must) but not list it. */
export function makeDataFolder(folder) {
  try {
    const isNew = fs.mkdirSync(folder, { recursive: true }) !== undefined;
    if (isNew) fs.chmodSync(folder, 0o711);
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    throw new Refusal(
      `The data folder ${folder} cannot be used (${error.code}).\n` +
        "Start as the user who owns it, or choose another folder: ETABLI_DATA_DIR=/path/to/folder npm start",
    );
  }
}

/** Writes a file that only the owner may read, in one move so that a crash leaves the old or the new content. */
export function writePrivate(file, content) {
  const draft = `${file}.${process.pid}.new`;
  fs.writeFileSync(draft, content, { mode: 0o600 });
  fs.renameSync(draft, file);
}

/** The content of a file, or null when it is absent; a file of another user is refused by name. */
export function readPrivate(file) {
  try {
    return fs.readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw new Refusal(
      `${file} cannot be read (${error.code}).\n` +
        "The data folder belongs to another user: start as that user, or choose another folder with ETABLI_DATA_DIR.",
    );
  }
}

/** The secret of sessions: made once, 32 random bytes, kept in the data folder. */
export function storedSecret(folder) {
  const file = path.join(folder, "secret");
  const stored = readPrivate(file)?.trim();
  if (stored) return stored;
  const secret = randomBytes(32).toString("base64url");
  writePrivate(file, `${secret}\n`);
  return secret;
}

function claim(file) {
  try {
    fs.writeFileSync(file, JSON.stringify(identify(process.pid)), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const holder = JSON.parse(readPrivate(file) || "null");
  // An empty file is being written at this moment, or its writer died: its age decides.
  if (holder ? !isAlive(holder) : Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 2000) {
    fs.rmSync(file, { force: true });
  }
  return false;
}

/** Runs `work` while no other process on this machine runs work in the same data folder. */
export async function alone(folder, work) {
  const file = path.join(folder, "busy.lock");
  if (!(await waitFor(() => claim(file), lockWaitMs, 50))) {
    throw new Refusal(`Another start has held ${file} for three minutes. End it, then start again.`);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}
