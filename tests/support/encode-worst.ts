import { readFileSync } from "node:fs";
import { systemActor } from "@/lib/platform/actor";
import { encodePicture } from "@/lib/platform/pictures";

/** The most memory that this process has held; a child inherits the system's own count from its parent, which is larger. */
function peak(): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

const actor = systemActor("measure", 1);

/** Tells by how many bytes the process grows while it takes in the pictures of the files named. */
async function measure(): Promise<void> {
  const files = process.argv.slice(2).map((file) => new File([readFileSync(file)], "picture"));
  const [small, ...others] = files;
  await encodePicture(actor, small!);
  const before = process.memoryUsage().rss;
  await Promise.all(others.map((file) => encodePicture(actor, file)));
  process.send?.({ grown: peak() - before });
}

void measure();
