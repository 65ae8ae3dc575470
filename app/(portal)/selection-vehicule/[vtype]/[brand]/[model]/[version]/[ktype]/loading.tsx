export { default } from "@/app/(portal)/identification-vehicule/search/[field]/loading";
