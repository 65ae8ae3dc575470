import { startObjectStorage, storageKeys } from "./object-storage";

// Import this first: the environment is read once, when the product's modules load.
export const storage = startObjectStorage();
process.env.ETABLI_FILES_URL = storage.url;
process.env.ETABLI_FILES_KEY = storageKeys.key;
process.env.ETABLI_FILES_SECRET = storageKeys.secret;
process.env.ETABLI_FILES_REGION = storageKeys.region;
