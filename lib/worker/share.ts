import { sharedAddress, sharedCache, sharedPlace } from "@/lib/shared/offline-page";

async function keepShared(request: Request): Promise<void> {
  const file = (await request.formData()).get("picture");
  if (!(file instanceof File)) throw new Error("no picture");
  const cache = await caches.open(sharedCache);
  await cache.put(sharedAddress, new Response(file, { headers: { "content-type": file.type } }));
}

/** A photograph that another app shares waits for the page that reads its plate; one that cannot be kept is told as lost. */
export async function answerShare(request: Request): Promise<Response> {
  const isKept = await keepShared(request).then(
    () => 1,
    () => 0,
  );
  return Response.redirect(`${sharedPlace}?shared=${isKept}`, 303);
}
