import { fork, type ForkOptions } from "node:child_process";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = http.createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

export interface Running {
  /** The port that it says it listens on. */
  port: number;
  /** What it has printed. */
  printed: () => string;
  stop: () => Promise<unknown>;
}

/** Starts a program of the project that tells its parent when it is ready. */
export async function startProgram(file: string, env: Record<string, string>): Promise<Running> {
  const options: ForkOptions = {
    env: { ...process.env, ...env },
    execArgv: file.endsWith(".ts") ? ["--import", "tsx"] : [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  };
  const child = fork(path.resolve(file), options);
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve((message as { port: number }).port));
    child.once("exit", () => reject(new Error(`${file} did not start: ${printed}`)));
  });
  return {
    port,
    printed: () => printed,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
