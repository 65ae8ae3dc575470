import { requireRight, type Actor } from "@/lib/platform/actor";
import { availabilityOf, type KnownCar, type UnitKind } from "../rules";
import type { JudgedUnit, UnitRecord } from "../schema";
import { listUnits } from "./list-units";

const statuses = { "in-stock": "en stock", reserved: "réservé", sold: "vendu", "to-dismantle": "à démonter" } as const;

function recordOf(unit: JudgedUnit): UnitRecord {
  const engine = unit.kind === "engine";
  // A list holds hundreds: spread parts of an object would take longer than the database.
  return {
    id: unit.id,
    vendeur: `${unit.vendor}, ${unit.vendorPlace}`,
    agrement: unit.approval,
    photos: unit.photos.join(","),
    numLivrePolice: unit.policeNumber,
    typeDePiece: engine ? "Moteur" : "Boite",
    refConstructeur: unit.makerReference,
    marque: unit.make,
    modele: unit.model,
    version: unit.version,
    kms: unit.km,
    garantie: unit.guaranteeMonths,
    emplacementCasier: unit.rack,
    prixVente: unit.priceCents,
    commentaireCommercial: unit.comment,
    status: statuses[unit.state],
    disponibilite: availabilityOf(unit.state),
    typeMot: unit.engineFamily,
    codeMot: engine ? unit.engineCodes.join("|") : null,
    refBte: unit.gearboxReference,
    codeBte: unit.gearboxCode,
    obsMot: engine ? unit.remark : null,
    obsBte: engine ? null : unit.remark,
    reservation: unit.hold,
    compatibilite: unit.fit,
  };
}

/** The recycled stock of a version in the channel's own names, sold units and those still in their car included. */
export async function listUnitRecords(
  actor: Actor,
  asked: { ktype: number; kind: UnitKind | null; car: KnownCar },
): Promise<UnitRecord[]> {
  requireRight(actor, "PRE");
  return (await listUnits(actor, { ...asked, availability: "1-0" })).map(recordOf);
}
