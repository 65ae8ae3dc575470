import path from "node:path";
import { startProgram } from "../cluster/program.mjs";
import { run } from "../run.mjs";

/**
 * The image's root read-only, memory where Compose mounts it, no way back to privileges. What Compose has beside that and
 * this has not: a network, processes and limits of its own.
 */
const enter = `
root=$1; folder=$2; user=$3; shift 3
mount --bind "$root" "$root" && mount -o remount,bind,ro "$root" &&
mount -t tmpfs none "$root/tmp" && mount -t tmpfs none "$root/etabli/.next/cache" &&
mount -t proc none "$root/proc" && mount --rbind /dev "$root/dev" &&
exec chroot "$root" setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --bounding-set=-all \\
  --inh-caps=-all sh -c 'cd "$0" && exec "$@"' "$folder" "$@"`;

/** How commands of an image are started here. */
export function containerOf({ folder, config }, scratch) {
  const set = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s, 2)));
  const own = { PATH: process.env.PATH, ...set };
  const args = [
    "--mount",
    "--propagation",
    "private",
    "sh",
    "-c",
    enter,
    "enter",
    folder,
    config.WorkingDir,
    config.User,
  ];
  return {
    folder: path.join(folder, config.WorkingDir),
    /** Runs a command to its end, as `docker compose run` does. */
    run: (command, env, options = {}) => run("unshare", [...args, ...command], { env: { ...own, ...env }, ...options }),
    /** Starts what the image starts. */
    start: (env) =>
      startProgram({
        ...{ name: "product", command: "unshare", args: [...args, ...config.Cmd] },
        ...{ env: { ...own, ...env }, folder: scratch },
      }),
  };
}
