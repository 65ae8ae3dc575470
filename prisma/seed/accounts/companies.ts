/** Invented companies; their SIREN, SIRET, VAT and UID numbers carry valid check digits. */
export const companies = [
  {
    id: 11, name: "Etabli", legalForm: "SAS", capital: "50 000 €", address: "8 quai Perrache", postalCode: "69002", city: "Lyon", country: "FR",
    siren: "987650017", siret: "98765001700013", registry: "RCS Lyon", naf: "4531Z", vatNumber: "FR91987650017", phone: "04 72 00 00 11", email: "contact@etabli.test",
  },
  {
    id: 12, name: "Garage du Pont", legalForm: "SARL", capital: "8 000 €", address: "12 rue du Pont", postalCode: "69009", city: "Lyon", country: "FR",
    siren: "987650124", siret: "98765012400017", registry: "RCS Lyon", naf: "4520A", vatNumber: "FR24987650124", phone: "04 78 00 00 00", email: "garage@etabli.test",
  },
  {
    id: 13, name: "Atelier Martin", legalForm: "EURL", capital: "5 000 €", address: "3 avenue de la Gare", postalCode: "33000", city: "Bordeaux", country: "FR",
    siren: "987650231", siret: "98765023100010", registry: "RCS Bordeaux", naf: "4520A", vatNumber: "FR54987650231", phone: "05 56 00 00 13", email: "autre@etabli.test",
  },
  {
    id: 14, name: "Garage du Lac", legalForm: "Sàrl", capital: "20 000 CHF", address: "24 rue de Lausanne", postalCode: "1201", city: "Genève", country: "CH",
    siren: null, siret: null, registry: "CHE-116.281.710", naf: null, vatNumber: "CHE-116.281.710 TVA", phone: "+41 22 000 00 14", email: "suisse@etabli.test",
  },
];
