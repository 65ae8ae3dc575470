import { Badge } from "@/components/ui/badge";
import type { OperationStatus } from "@/lib/domains/operations/rules";

/** Whether an operation is open or done. */
export const OperationStatusBadge = ({ status, label }: { status: OperationStatus; label: string }) => (
  <Badge tone={status === "open" ? "accent" : "fit"}>{label}</Badge>
);
