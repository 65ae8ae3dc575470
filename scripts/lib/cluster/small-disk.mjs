import fs from "node:fs";
import path from "node:path";
import { run } from "../run.mjs";

const roomBytes = 600 * 1024 * 1024;

const takenBytes = async (folder) => Number((await run("du", ["-s", "-B1", folder])).split("\t")[0]);

/**
 * Moves the data of a stopped node to a file system of its own with little room: `fill` takes the room away, `empty` gives it
 * back, `close` brings the data home. Only root may mount one.
 */
export async function moveToSmallDisk({ data }, { scratch, user }) {
  const [image, mount] = [path.join(scratch, "small.img"), path.join(scratch, "small")];
  const [moved, ballast] = [path.join(mount, path.basename(data)), path.join(mount, "ballast")];
  const bytes = Math.ceil((await takenBytes(data)) * 1.05) + roomBytes;
  await run("truncate", ["-s", String(bytes), image]);
  await run("mkfs.ext4", ["-q", "-m", "0", image]);
  fs.mkdirSync(mount);
  await run("mount", ["-o", "loop", image, mount]);
  const copy = (from, to) => run("cp", ["-a", from, to]);
  await copy(data, moved);
  fs.rmSync(data, { recursive: true });
  fs.symlinkSync(moved, data);
  if (user.uid !== undefined) fs.lchownSync(data, user.uid, user.gid);
  const free = () => {
    const { bavail, bsize } = fs.statfsSync(mount);
    return bavail * bsize;
  };
  return {
    free,
    /** Leaves so many bytes. */
    async fill(left) {
      await run("fallocate", ["-l", String(Math.max(4096, free() - left)), ballast]);
    },
    empty: () => fs.rmSync(ballast, { force: true }),
    async close({ keepData = true } = {}) {
      if (!fs.existsSync(image)) return;
      fs.rmSync(data, { force: true });
      if (keepData) await copy(moved, data);
      await run("umount", [mount]);
      for (const one of [image, mount]) fs.rmSync(one, { recursive: true, force: true });
    },
  };
}
