import { sharedPlace } from "@/lib/shared/offline-page";

/** A photograph that is shared before the worker of this browser runs: it is asked for again where plates are read. */
export function POST(): Response {
  return new Response(null, { status: 303, headers: { location: `${sharedPlace}?shared=0` } });
}
