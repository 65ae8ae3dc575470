import { compactKey } from "@/lib/shared/compact";

export const importFields = [
  "brand",
  "reference",
  "label",
  "ean",
  "partType",
  "quantity",
  "price",
  "place",
  "minimum",
] as const;
export type ImportField = (typeof importFields)[number];

/** What a line cannot be found without. */
export const neededFields: readonly ImportField[] = ["brand", "reference"];

/** How files call a field: French, English, German, Italian, Spanish, Dutch. */
const synonyms: Readonly<Record<ImportField, string>> = {
  brand:
    "marque, fabricant, constructeur, brand, make, manufacturer, marke, hersteller, marca, produttore, fabbricante, fabricante, merk, fabrikant, mfr",
  reference:
    "référence, réf, réf article, référence fabricant, code article, article, reference, part number, part no, item number, sku, artikelnummer, artikel-nr, teilenummer, referenz, bestellnummer, riferimento, codice, codice articolo, referencia, código, número de pieza, artikelnummer, onderdeelnummer, referentie",
  label:
    "désignation, libellé, description, nom, label, name, title, bezeichnung, beschreibung, benennung, descrizione, denominazione, descripción, denominación, nombre, omschrijving, benaming, naam",
  ean: "ean, ean13, ean code, code ean, gtin, code-barres, code barre, barcode, bar code, strichcode, codice a barre, código de barras, streepjescode",
  partType:
    "type, type de pièce, état, part type, condition, teileart, zustand, art, tipo, tipo di ricambio, stato, condizione, tipo de pieza, estado, soort, staat",
  quantity:
    "quantité, qté, qte, stock, pièces, quantity, qty, on hand, pieces, in stock, menge, anzahl, bestand, stück, quantità, qta, giacenza, pezzi, cantidad, cant, existencias, unidades, aantal, voorraad, hoeveelheid, stuks",
  price:
    "prix, prix ht, prix de vente, prix unitaire, tarif, pv ht, price, unit price, net price, sales price, price excl vat, price ex vat, preis, einzelpreis, nettopreis, verkaufspreis, vk, prezzo, prezzo netto, prezzo unitario, precio, precio neto, precio unitario, prijs, nettoprijs, verkoopprijs",
  place:
    "emplacement, casier, rayon, étagère, allée, place, location, bin, shelf, lagerort, lagerplatz, regal, fach, posizione, ubicazione, scaffale, ubicación, estante, locatie, magazijnplaats, schap",
  minimum:
    "minimum, mini, stock mini, stock minimum, seuil, min, min stock, reorder level, mindestbestand, meldebestand, scorta minima, stock mínimo, mínimo, minimumvoorraad",
};

/** A header however it is written. */
export const headerKey = (header: string): string => compactKey(header);

const known = new Map(
  importFields.flatMap((field) => synonyms[field].split(",").map((word) => [headerKey(word), field] as const)),
);

/** Which column is which field; "" leaves a column out. The company's own word for a header comes before ours. */
export function matchColumns(
  headers: readonly string[],
  own: Readonly<Record<string, string>>,
): Partial<Record<ImportField, number>> {
  const columns: Partial<Record<ImportField, number>> = {};
  headers.forEach((header, at) => {
    const key = headerKey(header);
    const field = key in own ? importFields.find((one) => one === own[key]) : known.get(key);
    if (field && columns[field] === undefined) columns[field] = at;
  });
  return columns;
}
