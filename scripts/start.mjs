// Nothing here needs a recent Node: an old one must still be able to read the sentence.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Etabli needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org/download\n`,
  );
  process.exit(1);
}

import("./lib/launch.mjs").then(({ launch }) => launch(process.argv.slice(2)));
