import { oncePerProcess } from "./shared-state";

/** Whether balancers may send requests here: false before the server listens and from the first moment of shutdown. */
export const readiness = () => oncePerProcess("readiness", () => ({ ready: true }));
