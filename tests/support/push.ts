import { startPushService } from "./push-service";

// Import this first: the environment is read once, when the product's modules load.
export const service = startPushService();
process.env.ETABLI_PUSH_INSIDE = service.url;

afterAll(() => service.stop());
