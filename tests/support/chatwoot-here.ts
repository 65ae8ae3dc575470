import { chatwoot, chatwootSettings } from "./chatwoot";

// Before anything reads the environment.
Object.assign(process.env, chatwootSettings(chatwoot.url));
