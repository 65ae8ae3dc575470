import { Table, Td, Th, Tr } from "@/components/ui/table";

interface Props {
  caption: string;
  heading: readonly string[];
  /** Cells as they are written; the first names the row. */
  rows: readonly (readonly string[])[];
}

/** The numbers of a drawing. */
export function NumberTable({ caption, heading, rows }: Props) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {heading.map((name, at) => (
            <Th key={name} align={at === 0 ? "start" : "end"}>
              {name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...cells]) => (
          <Tr key={name}>
            <Td>{name}</Td>
            {cells.map((cell, at) => (
              <Td key={heading[at + 1]} align="end">
                {cell}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
