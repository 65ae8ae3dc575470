import { registerWords } from "@/lib/providers/company-register/embedded";
import type { RegisteredCompany } from "@/lib/providers/company-register/port";

type Row = [
  siren: string,
  nic: string,
  name: string,
  form: string,
  address: string,
  postal: string,
  city: string,
  naf: string,
];

/** Invented companies but the last, whose offices are numbered by a rule of their own. */
const rows: readonly Row[] = [
  ["987650017", "00013", "Etabli", "SAS", "8 quai Perrache", "69002", "Lyon", "4531Z"],
  ["987650124", "00017", "Garage du Pont", "SARL", "12 rue du Pont", "69009", "Lyon", "4520A"],
  ["987650231", "00010", "Atelier Martin", "EURL", "3 avenue de la Gare", "33000", "Bordeaux", "4520A"],
  ["987650348", "00012", "Taxi Bellecour", "SARL", "1 place Bellecour", "69002", "Lyon", "4932Z"],
  ["987650355", "00017", "Taxis de l'Étoile", "SAS", "14 avenue Mac-Mahon", "75017", "Paris", "4932Z"],
  [
    "987650363",
    "00011",
    "Transports Durand & Fils",
    "SARL",
    "ZI Nord, 4 rue de l'Industrie",
    "42000",
    "Saint-Étienne",
    "4941B",
  ],
  ["987650371", "00014", "Boulangerie Chênevert", "EURL", "22 cours Gambetta", "69003", "Lyon", "1071C"],
  ["987650389", "00016", "Ambulances du Rhône", "SARL", "7 chemin des Pins", "69600", "Oullins", "8690A"],
  ["987650397", "00019", "Auto-école des Brotteaux", "SARL", "51 rue Tête-d'Or", "69006", "Lyon", "8553Z"],
  ["987650405", "00010", "Plomberie Vasseur", "SAS", "9 rue Pasteur", "59800", "Lille", "4322A"],
  ["987650413", "00014", "Location Presqu'île", "SAS", "30 rue de la République", "69002", "Lyon", "7711A"],
  ["987650421", "00017", "Carrosserie Lemoine", "SARL", "18 route de Vannes", "44100", "Nantes", "4520A"],
  ["987650439", "00019", "Primeurs du Vieux-Port", "SAS", "5 quai du Port", "13002", "Marseille", "4631Z"],
  ["987650447", "00012", "Les Jardins d'Alsace", "SCEA", "2 rue des Vignes", "67140", "Barr", "0121Z"],
  ["356000000", "00048", "La Poste", "SA", "9 rue du Colonel Pierre Avia", "75015", "Paris", "5310Z"],
];
/** Two of one name: the one that ceased comes after the one that works. */
const ceased: Row = ["987650454", "00018", "Carrosserie Lemoine", "EURL", "3 rue Haute", "44000", "Nantes", "4520A"];

const companyOf = (row: Row, active: boolean): RegisteredCompany => {
  const [siren, nic, name, legalForm, address, postalCode, city, naf] = row;
  return { siren, siret: siren + nic, name, legalForm, address, postalCode, city, naf, active };
};

export const registeredCompanies: readonly RegisteredCompany[] = [
  ...rows.map((row) => companyOf(row, true)),
  companyOf(ceased, false),
];

/** What a company's name is found by: its words, each after a blank. */
export const wordsOf = (name: string): string => ` ${registerWords(name)}`;
