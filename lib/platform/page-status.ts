import type { ServerResponse } from "node:http";
import { oncePerProcess } from "./shared-state";

const underWay = () => oncePerProcess("pages-under-way", () => new Map<string, ServerResponse>());

/** Lets the page of a request set its status until the first byte leaves; forgotten when the answer ends. */
export function watchPage(requestId: string, response: ServerResponse): void {
  underWay().set(requestId, response);
  response.once("close", () => underWay().delete(requestId));
}

const openPage = (requestId: string | null): ServerResponse | null => {
  const response = requestId === null ? undefined : underWay().get(requestId);
  return response && !response.headersSent ? response : null;
};

/** Whether a page's status can still change. */
export const isStatusOpen = (requestId: string | null): boolean => openPage(requestId) !== null;

/** Answers a page with a status of its own, whatever it shows; too late it changes nothing. */
export function setPageStatus(requestId: string | null, status: number): void {
  const response = openPage(requestId);
  if (response) response.statusCode = status;
}
