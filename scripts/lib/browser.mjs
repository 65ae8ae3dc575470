import fs from "node:fs";
import path from "node:path";
import { Refusal } from "./refusal.mjs";
import { run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
// The same engine without windows and cameras: pages take a third less of the machine than in the whole browser.
const windowless = "chromium-headless-shell";
const install = "apt-get install -y --no-install-recommends";
const aptLine = `apt-get update && (${install} chromium ${windowless} || ${install} chromium)`;

/** The path of an installed Chromium: CHROMIUM_PATH, else the first of the usual names on PATH; null without one. */
export function installedBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (fs.existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Refusal(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist.`);
  }
  return onPath(names, env);
}

function onPath(wanted, env) {
  const folders = [...new Set(["/usr/bin", ...(env.PATH ?? "").split(path.delimiter)])];
  return wanted.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(fs.existsSync) ?? null;
}

/** The Chromium for pages that need no camera: the windowless one where it is installed, unless CHROMIUM_PATH names one. */
export const windowlessBrowser = (env) => (env.CHROMIUM_PATH ? null : onPath([windowless], env));

// Ubuntu's package of this name is an empty one that asks for a snap.
const hasApt = () => /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(fs.readFileSync("/etc/os-release", "utf8"));

/** The path of a Chromium, installed by apt where root runs on Debian or Ubuntu; else a Refusal with the line to type. */
export async function ensureBrowser(note, env = process.env) {
  const found = installedBrowser(env);
  if (found) return found;
  const byHand = `The browser journeys need Chromium. Install it, or name one with CHROMIUM_PATH:\n  sudo sh -c '${aptLine}'`;
  if (process.getuid?.() !== 0 || !fs.existsSync("/etc/os-release") || !hasApt()) throw new Refusal(byHand);
  const options = { note, env: { ...env, DEBIAN_FRONTEND: "noninteractive" } };
  await run("sh", ["-c", aptLine], { ...options, failure: `Chromium could not be installed. ${byHand}` });
  const installed = installedBrowser(env);
  if (!installed) throw new Refusal(byHand);
  return installed;
}
