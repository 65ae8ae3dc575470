export { default } from "@/app/(portal)/_components/workspace/loading-parts";
