export const clio = "/identification-vehicule/search/immat/AB-123-CD";
export const clioPads = `${clio}/parts/1/101/101/10001`;
