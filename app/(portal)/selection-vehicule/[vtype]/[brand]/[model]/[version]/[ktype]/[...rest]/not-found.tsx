export { default } from "@/app/(portal)/not-found";
