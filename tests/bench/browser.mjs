import { chromium } from "playwright-core";

/**
 * A headless Chromium; `port` opens it to Lighthouse. Chromium's sandbox refuses root.
 * @param {string} executablePath
 * @param {{ port?: number, flags?: string[] }} [options]
 */
export const openBrowser = (executablePath, { port, flags = [] } = {}) =>
  chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ...(port ? [`--remote-debugging-port=${port}`] : []),
      ...flags,
    ],
  });
