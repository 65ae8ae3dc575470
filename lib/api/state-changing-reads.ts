/** The paths whose GET changes state, as the document marks them: they are sent as writes are. */
export const stateChangingReads: ReadonlySet<string> = new Set([
  "/addData/{ktype}/{hmd}/{mid}/{kromedaId}",
  "/addKtype/{vin}/{ktype}",
  "/newQRLogin",
  "/sendEvent/searchEAN/{value}",
  "/sendEvent/searchVin/{value}",
  "/switchToCompany/{companyId}",
  "/updateQuantity/{customerId}/{lineId}/{quantity}",
  "/wp-auth",
]);
