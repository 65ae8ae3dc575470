import { Download } from "@/components/drawings/icons";
import { buttonClasses } from "@/components/ui/button-style";

/** Takes a table along as CSV. */
export function CsvLink({ href, label, of }: { href: string; label: string; of: string }) {
  return (
    <a href={href} download aria-label={`${label} : ${of}`} className={buttonClasses("ghost", "sm", "no-print")}>
      <Download />
      {label}
    </a>
  );
}
