import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { date } from '../../src/resources/fields/date/kind';
import { dateTime } from '../../src/resources/fields/dateTime/kind';
import { decimal } from '../../src/resources/fields/decimal/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { money } from '../../src/resources/fields/money/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { Words } from '../../src/resources/language/words';
import { createRegistry, type Registry } from '../../src/resources/registry/registry';

const words = (text: string): Words => [text, text, text, text];

const BELOW = 'Appareils/{appareilId}/controles';

/** Devices with fields computed from their own fields and from the checks below them. */
export const Appareils = defineResource({
  name: 'Appareils',
  label: { one: words('Appareil'), many: words('Appareils') },
  rights: 'APPAREILS',
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    marque: text({ label: words('Marque') }),
    achat: date({ label: words('Achat') }),
    releve: dateTime({ label: words('Relevé') }),
    periodicite: integer({ label: words('Périodicité (mois)') }),
    places: integer({ label: words('Places') }),
    prix: money({ label: words('Prix') }),
    taux: decimal({ label: words('Taux'), scale: 4 }),
    actif: boolean({ label: words('Actif') }),
    modeleId: reference({ label: words('Modèle'), resource: 'Modeles' }),
    garantie: date({
      label: words('Fin de garantie'),
      formula: { after: { field: 'achat' }, years: { reference: 'modeleId', of: { field: 'garantie' } } },
    }),
    designation: text({
      label: words('Désignation'),
      formula: { join: [{ field: 'marque' }, { field: 'nom' }], between: ' ' },
    }),
    prochain: date({
      label: words('Prochain contrôle'),
      formula: {
        after: { first: [{ below: BELOW, take: 'max', of: { field: 'le' } }, { field: 'achat' }] },
        months: { field: 'periodicite' },
      },
    }),
    restantes: integer({
      label: words('Places restantes'),
      formula: { subtract: [{ field: 'places' }, { below: BELOW, take: 'count' }] },
    }),
    depense: money({
      label: words('Dépense'),
      formula: {
        add: [{ first: [{ field: 'prix' }, { value: 0 }] }, { below: BELOW, take: 'sum', of: { field: 'cout' } }],
      },
    }),
    depenseTtc: money({ label: words('Dépense TTC'), formula: { multiply: [{ field: 'depense' }, { value: 1.2 }] } }),
    controlesTtc: money({
      label: words('Contrôles TTC'),
      formula: { below: BELOW, take: 'sum', of: { field: 'ttc' } },
    }),
    enDefaut: boolean({
      label: words('En défaut'),
      formula: { below: BELOW, take: 'any', where: { field: 'conforme', operator: 'equals', value: false } },
    }),
    conforme: boolean({
      label: words('Dernier contrôle conforme'),
      formula: { below: BELOW, take: 'last', of: { field: 'conforme' }, by: 'le' },
    }),
  },
  representation: 'nom',
  search: ['nom'],
  list: {
    columns: ['nom', 'designation', 'prochain', 'restantes', 'depense', 'enDefaut'],
    sort: { field: 'nom', order: 'ASC' },
  },
  parameters: {
    EnDefaut: { label: words('En défaut'), whenTrue: { field: 'enDefaut', operator: 'equals', value: true } },
  },
});

export const Modeles = defineResource({
  name: 'Modeles',
  label: { one: words('Modèle'), many: words('Modèles') },
  rights: 'APPAREILS',
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    garantie: integer({ label: words('Garantie (années)') }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom', 'garantie'], sort: { field: 'nom', order: 'ASC' } },
});

export const Controles = defineResource({
  name: BELOW,
  parent: { resource: 'Appareils', parameter: 'appareilId' },
  label: { one: words('Contrôle'), many: words('Contrôles') },
  rights: 'APPAREILS',
  fields: {
    le: date({ label: words('Le') }),
    cout: money({ label: words('Coût') }),
    ttc: money({
      label: words('Coût TTC'),
      formula: { multiply: [{ field: 'cout' }, { value: 1.2 }] },
    }),
    conforme: boolean({ label: words('Conforme') }),
  },
  representation: 'le',
  list: { columns: ['le', 'cout', 'conforme'], sort: { field: 'le', order: 'DESC' } },
});

export const STORED_FORMULAS = ['garantie', 'restantes', 'depense', 'conforme'];

export function storedDevices(
  fields: readonly string[] = STORED_FORMULAS,
  others: ResourceSchema['fields'] = {},
): Registry {
  const all: ResourceSchema['fields'] = { ...Appareils.fields, ...others };
  const stored = Object.entries(all).map(([name, spec]) => [
    name,
    fields.includes(name) ? { ...spec, stored: true } : spec,
  ]);
  return createRegistry([{ ...Appareils, fields: Object.fromEntries(stored) }, Controles, Modeles]);
}
