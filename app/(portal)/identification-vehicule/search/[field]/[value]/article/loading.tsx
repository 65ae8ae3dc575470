export { default } from "../parts/loading";
