export interface DemoTip {
  type: string;
  fromDay?: string;
  toDay?: string;
  family: string;
  references: string[];
  text: string;
  contributor: string;
}

/** Companies of the demonstration whose people share these tips. */
export const tipCompanies = [11, 12, 14];

/** What workshops note about the demonstration's vehicles. */
export const demoTips: readonly DemoTip[] = [
  {
    type: "MRE5202E1234",
    family: "Freinage",
    references: ["77 01 207 339", "0 986 494 104"],
    text: "Deux montages de plaquettes avant (Bosch et TRW) : lire la marque sur l'étrier avant de commander ; disque de 266 mm.",
    contributor: "Nadia Ferrand",
  },
  {
    type: "MRE5202E1234",
    fromDay: "2005-09-01",
    toDay: "2010-12-31",
    family: "Moteur",
    references: ["77 01 476 571"],
    text: "Sifflement à l'accélération : contrôler la durite de suralimentation au niveau de l'échangeur avant de déposer le turbo.",
    contributor: "Paul Meyer",
  },
  {
    type: "MRE5202E1234",
    fromDay: "2011-01-01",
    family: "Filtration",
    references: ["7701070525"],
    text: "Filtre à gazole à cartouche depuis 2011 : le boîtier complet des millésimes précédents ne se monte plus.",
    contributor: "Paul Meyer",
  },
  {
    type: "LBBHZH",
    family: "Distribution et courroies",
    references: ["VKMC 03247"],
    text: "Courroie dans le bain d'huile non concernée sur ce moteur, mais contrôler la tension du galet à 120 000 km.",
    contributor: "Nadia Ferrand",
  },
  {
    type: "DX",
    family: "Suspension et train",
    references: ["DX434-06A"],
    text: "Liquide LHM (vert) uniquement à partir de 1967 ; rincer tout le circuit si du LHS rouge est présent.",
    contributor: "Paul Meyer",
  },
];
