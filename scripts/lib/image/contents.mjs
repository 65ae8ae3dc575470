import fs from "node:fs";
import path from "node:path";

const manifest = /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/;

/** The manifests of every package of an image's node_modules, by the place that package-lock.json knows it by. */
function manifestsIn(folder) {
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `node_modules/${file}`);
  const read = (file) => JSON.parse(fs.readFileSync(path.join(folder, "..", file), "utf8"));
  return new Map(files.filter((file) => manifest.test(file)).map((file) => [path.dirname(file), read(file)]));
}

const refOf = ({ name, version }) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

function hashesOf(integrity) {
  const [algorithm, content] = integrity?.split("-", 2) ?? [];
  if (algorithm !== "sha512") return {};
  return { hashes: [{ alg: "SHA-512", content: Buffer.from(content, "base64").toString("hex") }] };
}

function componentOf(own, locked) {
  const [group, name] = own.name.startsWith("@") ? own.name.split("/") : [null, own.name];
  const licence = typeof own.license === "string" ? own.license : (locked?.license ?? own.license?.type);
  return {
    ...{ type: "library", "bom-ref": refOf(own), ...(group && { group }), name, version: own.version },
    ...(licence && {
      licenses: [/^[\w.-]+$/.test(licence) ? { license: { name: licence } } : { expression: licence }],
    }),
    ...{ purl: refOf(own), ...hashesOf(locked?.integrity) },
  };
}

/** The package that `place` gets when it asks for a name: the nearest one on the way up. */
function nearest(place, name, there) {
  for (let at = place; at; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const found = there.get(`${at}/node_modules/${name}`);
    if (found) return found;
  }
  return there.get(`node_modules/${name}`);
}

function dependenciesOf(place, own, there) {
  const names = Object.keys({ ...own.dependencies, ...own.optionalDependencies, ...own.peerDependencies });
  const found = names.map((name) => nearest(place, name, there)).filter(Boolean);
  return { ref: refOf(own), dependsOn: [...new Set(found.map(refOf))].sort() };
}

const onceEach = (all, key) => [...new Map(all.map((one) => [one[key], one])).values()];

/**
 * The software bill of materials (CycloneDX) of the packages that lie in an image's node_modules. npm's own (npm sbom) knows
 * what is installed, not what was taken, and leaves out what packages for development need too.
 */
export function listContents(folder, lock, product) {
  const there = manifestsIn(folder);
  const places = [...there];
  const strange = places.filter(([place, { version }]) => lock.packages[place]?.version !== version);
  const components = places.map(([place, own]) => componentOf(own, lock.packages[place]));
  const dependencies = [["", product], ...places].map(([place, one]) => dependenciesOf(place, one, there));
  const root = { type: "application", "bom-ref": refOf(product), name: product.name, version: product.version };
  return {
    strange: strange.map(([place]) => place),
    list: {
      ...{ bomFormat: "CycloneDX", specVersion: "1.5", version: 1, metadata: { component: root } },
      components: onceEach(components, "bom-ref"),
      dependencies: onceEach(dependencies, "ref"),
    },
  };
}
