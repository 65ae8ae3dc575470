import { chromium } from "playwright-core";

/** A headless Chromium; `port` opens it to Lighthouse. Chromium's sandbox refuses root. */
export const openBrowser = (executablePath, port) =>
  chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...(port ? [`--remote-debugging-port=${port}`] : [])],
  });
