import { Search } from "@/components/drawings/icons";
import { Checkbox } from "@/components/ui/checkbox";
import { Chip, ChipLink } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input, InputBox } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { SampleGrid } from "./sample-grid";

export function Forms({ scope }: { scope: string }) {
  return (
    <SampleGrid title="Field, Input, InputBox, Select, Textarea, Checkbox, Chip, Segmented">
      <Field label="Plaque" hint="Avec ou sans tirets" required className="w-56">
        {(control) => <Input {...control} placeholder="AB-123-CD" />}
      </Field>
      <Field label="Kilométrage" error="Écrivez un nombre" className="w-56">
        {(control) => <Input {...control} defaultValue="abc" />}
      </Field>
      <Field label="Carburant" className="w-56">
        {(control) => (
          <Select {...control} defaultValue="d">
            <option value="e">Essence</option>
            <option value="d">Diesel</option>
          </Select>
        )}
      </Field>
      <Field label="Fermé" className="w-40">
        {(control) => <Input {...control} disabled defaultValue="K9K 766" />}
      </Field>
      <Field label="Remarque" className="w-72">
        {(control) => <Textarea {...control} rows={2} />}
      </Field>
      <InputBox
        aria-label="Rechercher"
        boxClassName="w-80"
        placeholder="Plaque, VIN, référence, OE, EAN ou mots…"
        lead={<Search />}
        trail={<Kbd>Ctrl K</Kbd>}
      />
      <div className="w-44">
        <Checkbox label="Bosch" count={4} defaultChecked />
        <Checkbox label="Brembo" count={3} />
        <Checkbox label="Fermé" count={0} disabled />
      </div>
      <Chip pressed removable>
        Essieu avant
      </Chip>
      <Chip>En stock</Chip>
      <ChipLink href="#light" active>
        Mes marques
      </ChipLink>
      <Segmented
        legend="Prix montrés"
        name={`price-${scope}`}
        defaultValue="both"
        options={[
          { value: "retail", label: "Prix public" },
          { value: "both", label: "Achat + public" },
        ]}
      />
    </SampleGrid>
  );
}
