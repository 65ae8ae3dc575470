import { technicalLanguage } from "./languages";

/** Tells the page that framed this one where the identity provider has led it; nobody else hears it. */
export const silentScript = "if(parent!==window)parent.postMessage(location.href,location.origin)";

export const silentPage = `<!doctype html><html lang="${technicalLanguage}"><head><meta charset="utf-8"><title>Etabli</title></head><body><script>${silentScript}</script></body></html>`;
