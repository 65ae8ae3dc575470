"use client";

export { PageFailure as default } from "@/components/page/page-failure";
