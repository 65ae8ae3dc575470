export const makeShownCookie = "etabli.v3.make";
