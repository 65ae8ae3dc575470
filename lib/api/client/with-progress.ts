import type { Way } from "./operations";

/** A way of sending that tells what share of the request the server has taken, 0 to 1. */
export const withProgress =
  (onProgress: (share: number) => void): Way =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      // fetch tells nothing about what was sent; only this does.
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onerror = () => reject(new TypeError("The network is not available."));
      request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
      request.onload = () => {
        const { status, statusText, responseText } = request;
        resolve(new Response(status === 204 ? null : responseText, { status, statusText }));
      };
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(body);
    });
