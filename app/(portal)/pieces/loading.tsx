export { default } from "../identification-vehicule/search/[field]/[value]/parts/loading";
