export { default } from "../_components/workspace/loading-parts";
