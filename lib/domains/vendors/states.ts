/** Spelt as the contract spells them. `new` has asked for nothing, `vendor` is filling its form in. */
export const vendorStates = ["new", "vendor", "waiting-for-approval", "approuved", "refused", "suspended"] as const;
export type VendorState = (typeof vendorStates)[number];

export type VendorStep = "register" | "cancel" | Decision;

/** What an administrator of the installation decides; what needs a reason is told to the company with it. */
export const decisions = ["approve", "ask", "refuse", "suspend", "reinstate"] as const;
export type Decision = (typeof decisions)[number];
export const needsReason = (decision: Decision): boolean => !["approve", "reinstate"].includes(decision);

const steps: Readonly<Record<VendorState, Partial<Record<VendorStep, VendorState>>>> = {
  new: { register: "waiting-for-approval" },
  vendor: { register: "waiting-for-approval", cancel: "new" },
  "waiting-for-approval": {
    ...{ register: "waiting-for-approval", cancel: "new" },
    ...{ approve: "approuved", ask: "vendor", refuse: "refused" },
  },
  refused: { register: "waiting-for-approval", cancel: "new" },
  approuved: { suspend: "suspended", refuse: "refused" },
  suspended: { reinstate: "approuved", ask: "vendor", refuse: "refused" },
};

/** The state after a step; null where the state knows no such step. */
export const nextState = (state: VendorState, step: VendorStep): VendorState | null => steps[state][step] ?? null;

/** What may be decided in a state. */
export const decisionsIn = (state: VendorState): Decision[] =>
  decisions.filter((one) => nextState(state, one) !== null);

/** Whether a store keeps its name from others: not one that was refused or given up. */
export const holdsName = (state: VendorState): boolean => state !== "new" && state !== "refused";

/** Whether a store that was sent in may be changed by its company, and sent in again. */
export const isOpenToChange = (state: VendorState): boolean => nextState(state, "register") !== null;

/** Whether offers of the store are shown and ordered. */
export const sells = (state: VendorState): boolean => state === "approuved";
