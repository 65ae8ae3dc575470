/** What jsdom lacks of the viewport, where nothing ever comes into sight. Import it first: links look for it when they load. */
globalThis.IntersectionObserver = class {
  root = null;
  rootMargin = "";
  scrollMargin = "";
  thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};

export {};
