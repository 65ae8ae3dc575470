import { invalid } from "@/lib/platform/problems";
import { namesNobody, timeFault } from "../rules";
import type { NotificationInput } from "../schema";

interface Times {
  sendAt: Date;
  expiresAt: Date;
  now: Date;
}
const field = (name: string, message: string) => ({ fields: [{ field: name, message }] });

/** 400 for what no schema can judge of a notification: whom it names, what its target needs, its times. */
export function refuseFaults(input: NotificationInput, { sendAt, expiresAt, now }: Times): void {
  if (namesNobody(input) && !input.test)
    throw invalid(
      "no-recipients",
      "Merci de remplir le champ A: et/ou le champ CC:",
      field("targetTags", "recipients"),
    );
  if (input.public === "public" && input.target !== "viewer")
    throw invalid(
      "public-needs-viewer",
      "Le mode anonyme n'est possible que pour le viewer",
      field("public", "viewer"),
    );
  if (input.target === "redirect" && input.targetUrl === "")
    throw invalid("invalid-input", "A redirection needs an address.", field("targetUrl", "required"));
  const fault = timeFault({ sendAt, expiresAt }, now);
  if (fault) throw invalid("invalid-time", "The notification cannot be sent then.", field(fault.field, fault.fault));
}
