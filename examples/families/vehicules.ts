import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { date } from '../../src/resources/fields/date/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { file } from '../../src/resources/fields/file/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { money } from '../../src/resources/fields/money/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Condition } from '../../src/resources/language/condition';

const ENTRETIENS = 'Vehicules/{vehiculeId}/entretiens';

/** Planned for a past day, and not done. */
const LATE: Condition = {
  all: [
    { field: 'prevuLe', operator: 'lessThan', value: { moment: 'today' } },
    { field: 'faitLe', operator: 'isEmpty' },
  ],
};

const OVERDUE = ['Entretien en retard', 'Maintenance overdue', 'Wartung überfällig', 'Manutenção em atraso'] as const;

/** The organisation's cars, with figures of their maintenance. */
export const Vehicules = defineResource({
  name: 'Vehicules',
  label: {
    one: ['Véhicule', 'Vehicle', 'Fahrzeug', 'Veículo'],
    many: ['Véhicules', 'Vehicles', 'Fahrzeuge', 'Veículos'],
  },
  icon: 'vehicle',
  rights: 'VEHICULES',
  grants: { CONSULTANT: ['read'], RESPONSABLE: ['read', 'create', 'update'] },
  menu: { group: 'equipe' },
  fields: {
    immatriculation: text({
      label: ['Immatriculation', 'Number plate', 'Kennzeichen', 'Matrícula'],
      required: true,
      unique: true,
      mask: { form: 'AA-999-AA' },
      samples: ['AB-123-CD', 'EF-456-GH', 'IJ-789-KL'],
    }),
    modele: text({ label: ['Modèle', 'Model', 'Modell', 'Modelo'], required: true, maxLength: 80 }),
    conducteurId: reference({ label: ['Conducteur', 'Driver', 'Fahrer', 'Condutor'], resource: 'Utilisateurs' }),
    entretienEnRetard: boolean({
      label: OVERDUE,
      formula: { below: ENTRETIENS, take: 'any', where: LATE },
    }),
    prochainEntretien: date({
      label: ['Prochain entretien', 'Next maintenance', 'Nächste Wartung', 'Próxima manutenção'],
      formula: {
        below: ENTRETIENS,
        take: 'min',
        of: { field: 'prevuLe' },
        where: { field: 'faitLe', operator: 'isEmpty' },
      },
    }),
    depense: money({
      label: ['Coût des entretiens', 'Cost of maintenance', 'Wartungskosten', 'Custo da manutenção'],
      formula: { below: ENTRETIENS, take: 'sum', of: { field: 'cout' } },
    }),
  },
  representation: ['immatriculation', 'modele'],
  search: ['immatriculation', 'modele'],
  list: {
    columns: ['immatriculation', 'modele', 'conducteurId', 'prochainEntretien', 'entretienEnRetard', 'depense'],
    sort: { field: 'immatriculation', order: 'ASC' },
    filtersBelow: [ENTRETIENS],
  },
  parameters: { EntretienEnRetard: { label: OVERDUE, whenTrue: { below: ENTRETIENS, has: 'some', where: LATE } } },
  otherLists: {
    '/entretiens-en-retard': { label: OVERDUE, parameters: ['EntretienEnRetard'], menu: { group: 'equipe' } },
  },
});

/** Planned and completed maintenance of a vehicle. */
export const VehiculeEntretiens = defineResource({
  name: ENTRETIENS,
  parent: { resource: 'Vehicules', parameter: 'vehiculeId' },
  label: {
    one: ['Entretien', 'Maintenance', 'Wartung', 'Manutenção'],
    many: ['Entretiens', 'Maintenance', 'Wartungen', 'Manutenções'],
  },
  rights: 'VEHICULES',
  owned: true,
  fields: {
    nature: enumeration({
      label: ['Nature', 'Kind', 'Art', 'Natureza'],
      required: true,
      options: [
        { value: 'revision', label: ['Révision', 'Service', 'Inspektion', 'Revisão'] },
        { value: 'pneus', label: ['Pneus', 'Tyres', 'Reifen', 'Pneus'] },
        { value: 'controle', label: ['Contrôle technique', 'Roadworthiness test', 'Hauptuntersuchung', 'Inspeção'] },
      ],
    }),
    prevuLe: date({ label: ['Prévu le', 'Planned for', 'Geplant am', 'Previsto para'], required: true }),
    faitLe: date({ label: ['Fait le', 'Done on', 'Erledigt am', 'Feito em'] }),
    kilometrage: integer({ label: ['Kilométrage', 'Mileage', 'Kilometerstand', 'Quilometragem'], min: 0 }),
    cout: money({ label: ['Coût', 'Cost', 'Kosten', 'Custo'] }),
    facture: file({
      label: ['Facture', 'Invoice', 'Rechnung', 'Fatura'],
      accept: ['application/pdf'],
      requiredWhen: { field: 'cout', operator: 'greaterThan', value: 500 },
    }),
  },
  fieldRules: [{ when: { field: 'faitLe', operator: 'isNotEmpty' }, visible: ['cout', 'facture'] }],
  representation: ['nature', 'prevuLe'],
  list: {
    columns: ['nature', 'prevuLe', 'faitLe', 'kilometrage', 'cout', 'facture'],
    sort: { field: 'prevuLe', order: 'DESC' },
    editable: ['prevuLe', 'faitLe', 'kilometrage', 'cout'],
  },
});
