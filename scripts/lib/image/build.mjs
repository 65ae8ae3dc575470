import path from "node:path";
import { root } from "../paths.mjs";
import { run } from "../run.mjs";
import { namedBase } from "./base.mjs";

const tag = "localhost/etabli:trial";

/** buildah with a store of its own, which goes with the scratch folder. */
export function openStore({ scratch, programs }) {
  const own = [
    "--root",
    path.join(scratch, "store"),
    "--runroot",
    path.join(scratch, "run"),
    "--storage-driver",
    "vfs",
  ];
  return async (args, options = {}) => (await run(programs.buildah, [...own, ...args], options)).trim();
}

/** Builds the Dockerfile as it is upon the base; answers its root as a folder and its settings. */
export async function buildImage({ buildah, base }, note) {
  const work = await buildah(["from", "scratch"]);
  await buildah(["add", "--quiet", work, base.folder, "/"], { note });
  for (const one of base.env) await buildah(["config", "--env", one, work]);
  await buildah(["commit", "--quiet", "--rm", work, namedBase().name], { note });
  const args = [
    "bud",
    "--isolation",
    "chroot",
    "--pull-never",
    "--layers=false",
    "--format",
    "docker",
    "-t",
    tag,
    root,
  ];
  await buildah(args, { note, failure: "The image could not be built" });
  const container = (await buildah(["from", "--pull-never", tag])).split("\n").at(-1);
  const folder = (await buildah(["mount", container])).split("\n").at(-1);
  const { OCIv1: image } = JSON.parse(await buildah(["inspect", "--type", "image", tag]));
  return { folder: String(folder), config: image.config, layers: image.rootfs.diff_ids.length };
}

const megabytes = async (folder) => Number((await run("du", ["-sk", "--apparent-size", folder])).split(/\s/)[0]) / 1000;

/** Megabytes of the image, of the base below it and of its packages alone. */
export async function weigh({ folder }, base) {
  const [all, below, packages] = [folder, base.folder, path.join(folder, "etabli/node_modules")];
  const [whole, under, modules] = [await megabytes(all), await megabytes(below), await megabytes(packages)];
  return { whole, above: whole - under, packages: modules, product: whole - under - modules };
}
