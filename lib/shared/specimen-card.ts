/** What a specimen of a French registration certificate says; dates as dd/mm/yyyy. */
export interface SpecimenCard {
  plate: string;
  firstRegistration: string;
  owner: string;
  street: string;
  town: string;
  make: string;
  typeCode: string;
  model: string;
  vin: string;
}

export const specimenSize = { width: 1240, height: 860 } as const;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The drawing of an invented certificate, marked as such, for trying cameras and readers: no real one is copied. */
export function drawSpecimenCard(card: SpecimenCard, font = "DejaVu Sans"): string {
  const rows: [label: string, value: string, x: number, y: number][] = [
    ["A", card.plate, 60, 150],
    ["B", card.firstRegistration, 640, 150],
    ["C.1", card.owner, 60, 230],
    ["C.3", `${card.street} ${card.town}`, 60, 290],
    ["D.1", card.make, 60, 370],
    ["D.2", card.typeCode, 640, 370],
    ["D.3", card.model, 60, 430],
    ["E", card.vin, 60, 510],
    ["J.1", "VP", 60, 590],
    ["P.3", "GO", 340, 590],
    ["P.6", "5", 640, 590],
  ];
  const { width, height } = specimenSize;
  const texts = rows.map(
    ([label, value, x, y]) =>
      `<text x="${x}" y="${y}" font-size="24" font-weight="bold" fill="#26527c">${label}</text><text x="${x + 70}" y="${y}" font-size="32" fill="#161616">${escaped(value)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${font}"><rect width="100%" height="100%" fill="#eaf1ea"/><rect x="16" y="16" width="${width - 32}" height="${height - 32}" fill="none" stroke="#7fa58c" stroke-width="3"/><text x="60" y="66" font-size="28" font-weight="bold" fill="#26527c">CERTIFICAT D'IMMATRICULATION</text><text x="60" y="98" font-size="18" fill="#26527c">République française - SPECIMEN</text>${texts.join("")}<line x1="40" x2="${width - 40}" y1="680" y2="680" stroke="#7fa58c" stroke-width="2"/></svg>`;
}
