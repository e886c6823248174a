import { defineResource } from '../../../src/resources/defineResource';
import { boolean } from '../../../src/resources/fields/boolean/kind';
import { date } from '../../../src/resources/fields/date/kind';
import { enumeration } from '../../../src/resources/fields/enumeration/kind';
import { integer } from '../../../src/resources/fields/integer/kind';
import { money } from '../../../src/resources/fields/money/kind';
import { reference } from '../../../src/resources/fields/reference/kind';
import { text } from '../../../src/resources/fields/text/kind';

/** The complete example: tables, API, screens, rights, import, history and tests derive from it, in four languages. */
export const Flotte = defineResource({
  name: 'Flotte',
  label: {
    one: ['Véhicule', 'Vehicle', 'Fahrzeug', 'Veículo'],
    many: ['Véhicules', 'Vehicles', 'Fahrzeuge', 'Veículos'],
  },
  rights: 'FLOTTE',
  grants: { CONSULTANT: ['read'], RESPONSABLE: ['read', 'create', 'update'] },
  menu: { group: 'equipe' },
  fields: {
    plaque: text({
      label: ['Immatriculation', 'Number plate', 'Kennzeichen', 'Matrícula'],
      required: true,
      unique: true,
      pattern: '[A-Z]{2}-\\d{3}-[A-Z]{2}',
      samples: ['AB-123-CD', 'EF-456-GH', 'IJ-789-KL'],
    }),
    modele: text({ label: ['Modèle', 'Model', 'Modell', 'Modelo'], required: true, maxLength: 80 }),
    etat: enumeration({
      label: ['État', 'State', 'Zustand', 'Estado'],
      required: true,
      options: [
        { value: 'service', label: ['En service', 'In use', 'In Betrieb', 'Em serviço'] },
        { value: 'atelier', label: ['À l’atelier', 'In the workshop', 'In der Werkstatt', 'Na oficina'] },
        { value: 'vendu', label: ['Vendu', 'Sold', 'Verkauft', 'Vendido'] },
      ],
    }),
    achat: date({ label: ['Achat', 'Bought on', 'Gekauft am', 'Compra'] }),
    kilometres: integer({ label: ['Kilomètres', 'Kilometres', 'Kilometer', 'Quilómetros'], min: 0 }),
    prix: money({ label: ['Prix', 'Price', 'Preis', 'Preço'] }),
    electrique: boolean({ label: ['Électrique', 'Electric', 'Elektrisch', 'Elétrico'] }),
    conducteurId: reference({ label: ['Conducteur', 'Driver', 'Fahrer', 'Condutor'], resource: 'Utilisateurs' }),
  },
  representation: 'plaque',
  search: ['plaque', 'modele'],
  list: {
    columns: ['plaque', 'modele', 'etat', 'achat', 'kilometres', 'prix', 'electrique', 'conducteurId'],
    sort: { field: 'plaque', order: 'ASC' },
    filters: ['etat', 'conducteurId'],
  },
});

/** Maintenance of a vehicle. */
export const FlotteEntretiens = defineResource({
  name: 'Flotte/{vehiculeId}/entretiens',
  parent: { resource: 'Flotte', parameter: 'vehiculeId' },
  label: {
    one: ['Entretien', 'Maintenance', 'Wartung', 'Manutenção'],
    many: ['Entretiens', 'Maintenance', 'Wartungen', 'Manutenções'],
  },
  rights: 'FLOTTE',
  fields: {
    jour: date({ label: ['Jour', 'Day', 'Tag', 'Dia'], required: true }),
    travaux: text({ label: ['Travaux', 'Work', 'Arbeiten', 'Trabalhos'], required: true }),
    cout: money({ label: ['Coût', 'Cost', 'Kosten', 'Custo'] }),
  },
  representation: 'travaux',
  list: { columns: ['jour', 'travaux', 'cout'], sort: { field: 'jour', order: 'DESC' } },
});
