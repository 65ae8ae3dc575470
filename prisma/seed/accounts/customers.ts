export const customers = [
  {
    id: 1, title: "Mme", firstname: "Claire", name: "Laurent", phone: "06 12 34 56 78", email: "claire.laurent@exemple.test", company: "", siren: null, vatNumber: null,
    address: "5 montée du Gourguillon", postalCode: "69005", city: "Lyon", country: "FR",
    vehicles: [{ plate: "AB123CD", vin: "VF1BR1H0H40123456", ktype: 1000080, brand: "Renault", model: "Clio III", mileageKm: 96400 }],
  },
  {
    id: 2, title: "M.", firstname: "Marc", name: "Bellecour", phone: "04 78 11 22 33", email: "contact@taxi-bellecour.test", company: "Taxi Bellecour SARL", siren: "987650348", vatNumber: "FR17987650348",
    address: "1 place Bellecour", postalCode: "69002", city: "Lyon", country: "FR",
    vehicles: [{ plate: "DK405ZR", vin: "VF3LBBHZHGS123456", ktype: 1000663, brand: "Peugeot", model: "308 II", mileageKm: 184200 }],
  },
  {
    id: 3, title: "Mme", firstname: "Jeanne", name: "Morel", phone: "07 11 22 33 44", email: "jeanne.morel@exemple.test", company: "", siren: null, vatNumber: null,
    address: null, postalCode: "69003", city: "Lyon", country: "FR", vehicles: [],
  },
  {
    id: 4, title: "M.", firstname: "Youssef", name: "O'Hara & محمد", phone: "06 99 88 77 66", email: "youssef@exemple.test", company: "", siren: null, vatNumber: null,
    address: "18 rue de l'Épée", postalCode: "69003", city: "Lyon", country: "FR", vehicles: [],
  },
];
