import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { readPrivate, writePrivate } from "./data-folder.mjs";
import { firstClosed } from "./database-user.mjs";
import { freePort } from "./free-port.mjs";
import { damaged } from "./postmaster.mjs";

const file = (data) => path.join(data, "database.json");
const secret = () => randomBytes(24).toString("base64url");

/** What is kept about the embedded database: port, passwords, place. Null before the first start. */
export function readState(data) {
  const text = readPrivate(file(data));
  if (text === null) return null;
  try {
    const state = JSON.parse(text);
    // A data folder that was moved or copied has its own database within.
    const place = fs.existsSync(path.join(data, "pg")) ? data : path.resolve(data, state.place);
    if (state.port && state.password && state.ownerPassword) return { ...state, place };
  } catch {
    // Falls through to the sentence below.
  }
  throw damaged(data, "database.json, which holds the database's port and password, cannot be read.");
}

export function writeState(data, { place, ...state }) {
  const kept = { place: path.resolve(data) === path.resolve(place) ? "." : place, ...state };
  writePrivate(file(data), `${JSON.stringify(kept, null, 2)}\n`);
}

function otherPlace(user) {
  const open = ["/var/lib", os.tmpdir()].find((folder) => fs.existsSync(folder) && !firstClosed(folder, user));
  const place = path.join(open ?? os.tmpdir(), `etabli-${randomBytes(4).toString("hex")}`);
  fs.mkdirSync(place, { mode: 0o711 });
  fs.chmodSync(place, 0o711);
  return place;
}

/** Chooses where a first database lies: the data folder, or elsewhere when the database's user cannot reach it. */
export async function firstState(data, user) {
  const closed = firstClosed(data, user);
  const place = closed ? otherPlace(user) : data;
  if (closed) process.stdout.write(`Only some users may enter ${closed}: the database lies in ${place}\n`);
  return { place, port: await freePort(), password: secret(), ownerPassword: secret(), ready: false };
}
