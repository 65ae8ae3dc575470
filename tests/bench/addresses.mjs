/** The pages that are measured, and what each may load beyond the framework alone, in kB gzipped. */
export const loginPage = { name: "Login", path: "/login", extraKb: 25, signedIn: false };
export const startPage = { name: "Identification", path: "/identification-vehicule", extraKb: 80, signedIn: true };
export const listPage = {
  name: "Vehicle article list",
  path: "/identification-vehicule/search/immat/AB-123-CD/parts/1/101/101/10001",
  extraKb: 80,
  signedIn: true,
};
export const measuredPages = [loginPage, startPage, listPage];

/** The yardstick pages, answered only under ETABLI_BENCH=1. */
export const emptyPage = "/dev/bench/empty";
export const constantPage = ({ rows, padding }) => `/dev/bench/constant?rows=${rows}&padding=${padding}`;
