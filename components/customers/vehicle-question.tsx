"use client";

import { useEffect, useRef } from "react";
import { useFocusHeir } from "@/components/page/use-focus-heir";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";

export const linkedCustomerToast = "linked-customer";
/** The button of the customer who is served, in the same bar. */
export const servedCustomerId = "served-customer";

interface Answer {
  label: string;
  onClick: () => void;
}

interface Props {
  text: string;
  goOn: Answer;
  other: Answer;
}

/** Whom a vehicle is for, asked in its bar, where it lies over nothing; readers hear it too. */
export function VehicleQuestion({ text, goOn, other }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useFocusHeir(box, servedCustomerId);
  useEffect(() => {
    toast.say(text, { id: linkedCustomerToast });
    return () => toast.dismiss(linkedCustomerToast);
  }, [text]);
  return (
    <div
      ref={box}
      role="group"
      aria-label={text}
      className="order-last flex basis-full flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-unknown-soft px-3 py-1.5"
    >
      <p className="min-w-0 flex-1 basis-60 text-data wrap-anywhere">{text}</p>
      {[goOn, other].map(({ label, onClick }) => (
        <Button key={label} onClick={onClick} className="h-auto! min-h-8 max-w-full py-1 touch:min-h-11">
          <span className="wrap-anywhere whitespace-normal">{label}</span>
        </Button>
      ))}
    </div>
  );
}
