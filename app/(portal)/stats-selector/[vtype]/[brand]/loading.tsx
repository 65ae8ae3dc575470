export { SelectorSkeleton as default } from "@/components/selector/selector-skeleton";
