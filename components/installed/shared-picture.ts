import { sharedAddress, sharedCache } from "@/lib/shared/offline-page";

/** The photograph that another app has shared with this one, once; null where none waits. */
export async function takeShared(): Promise<File | null> {
  try {
    const cache = await caches.open(sharedCache);
    const kept = await cache.match(sharedAddress);
    await cache.delete(sharedAddress);
    if (!kept) return null;
    const bytes = await kept.blob();
    return new File([bytes], "shared.jpg", { type: bytes.type });
  } catch {
    return null;
  }
}
