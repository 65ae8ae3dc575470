/** The pages that are measured, and what each may load beyond the framework alone, in kB gzipped. */
export const loginPage = { name: "Login", path: "/login", extraKb: 25, signedIn: false };
export const startPage = { name: "Identification", path: "/identification-vehicule", extraKb: 80, signedIn: true };
export const listPage = {
  name: "Vehicle article list",
  path: "/identification-vehicule/search/immat/AB-123-CD/parts/1/101/101/10001",
  extraKb: 80,
  signedIn: true,
};
export const vehiclePage = { name: "Vehicle", path: "/identification-vehicule/search/immat/AB-123-CD" };
const selector = "/selection-vehicule/vl";
export const selectorPages = [
  { name: "Makes", path: selector },
  { name: "Models of a make", path: `${selector}/Renault` },
  { name: "Versions of a model", path: `${selector}/Renault/Clio%20III` },
];
export const measuredPages = [loginPage, startPage, listPage];

/** The yardstick pages, answered only under ETABLI_BENCH=1. */
export const emptyPage = "/dev/bench/empty";
export const constantPage = ({ rows, padding }) => `/dev/bench/constant?rows=${rows}&padding=${padding}`;
