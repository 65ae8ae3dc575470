import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";
import type { AccessRights } from "@/lib/domains/admin/users/schema";

type Family = AccessRights["families"][number];

interface Props extends Family {
  chosen: readonly string[];
  onToggle: (right: string) => void;
}

/** The branches of one family, each with the name that is checked and what it opens. */
export function RightFamily({ label, branches, chosen, onToggle }: Props) {
  return (
    <div className="mb-4 break-inside-avoid rounded-md border border-line bg-paper px-4 py-3 shadow-card">
      <CheckboxGroup legend={label}>
        {branches.map(({ id, label: meaning }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
            label={
              <>
                <span className="font-strong wrap-anywhere">{id}</span>{" "}
                <span className="text-data text-ink-3">{meaning}</span>
              </>
            }
          />
        ))}
      </CheckboxGroup>
    </div>
  );
}
