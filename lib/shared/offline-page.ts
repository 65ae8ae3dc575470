/** What stands in the place of a page that neither the server nor the browser has. */
export const offlinePage = "/offline";

/** The meta element by which a page knows that it was kept, and when: milliseconds since 1970. */
export const keptAtMark = "etabli-kept";
/** Headers of a kept page: its title, percent-encoded, and the same moment. */
export const keptTitle = "x-kept-title";
export const keptTime = "x-kept-at";
/** And how long it is, in characters. */
export const keptLength = "x-kept-length";

/** What a page tells the worker to fetch and keep, by its address; answered with the status at the port that came along. */
export const signOfKeep = "keep";
export type KeepAsked = Record<typeof signOfKeep, string>;

/** Where other apps send a photograph of a plate to, and where it waits for the page that reads it. */
export const sharePath = "/share-plate";
export const sharedCache = "shared";
export const sharedAddress = "/shared-plate";
export const sharedPlace = "/identification-vehicule";

/** The attribute of links that are worth keeping for a place without a network, whatever page they stand on. */
export const worthKeepingMark = "data-worth-keeping";
