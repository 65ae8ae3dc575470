import { CallProblem } from "@/lib/api/client";

interface Sending {
  /** 0 to 1 of what the server has taken. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends one file to a call below /api and tells how far it is; throws CallProblem, with code `aborted` when it was stopped. */
export function sendFile(
  path: string,
  { field, file }: { field: string; file: File },
  { onProgress, signal }: Sending,
): Promise<{ filename: string }> {
  return new Promise((resolve, reject) => {
    // fetch tells nothing about what was sent; only this does.
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.set(field, file);
    request.open("POST", `/api${path}`);
    request.setRequestHeader("x-etabli", "1");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new CallProblem(0, "offline", "The network is not available."));
    request.onabort = () => reject(new CallProblem(0, "aborted", "The upload was stopped."));
    request.onload = () => {
      const answer = (request.response ?? {}) as { filename?: string; code?: string };
      if (request.status === 200 && answer.filename) return resolve({ filename: answer.filename });
      reject(new CallProblem(request.status, answer.code ?? "unexpected", request.statusText));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}
