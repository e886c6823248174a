import { defineResource } from '../../src/resources/defineResource';
import { kinds } from '../../src/resources/fields/kinds';
import { text } from '../../src/resources/fields/text/kind';
import type { FieldSpec, Kind } from '../../src/resources/language/kind';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';

/** Names of realistic lengths, including one that fits no column. */
const NAMES = [
  'Santé au travail',
  'Prévention des risques psychosociaux dans les établissements de moins de cinquante salariés du littoral',
  'Ergonomie',
  'Formation',
  'Métrologie',
  'Toxicologie',
  'Vaccination',
  'Audiométrie',
  'Sommeil',
  'Nutrition',
  'Chimie',
  'Bruit',
];

/** The target of references. */
export const Domaines: ResourceSchema = defineResource({
  name: 'Domaines',
  label: { one: ['Domaine', 'Domain', 'Bereich', 'Domínio'], many: ['Domaines', 'Domains', 'Bereiche', 'Domínios'] },
  rights: 'DOMAINES',
  fields: {
    libelle: text({ label: ['Libellé', 'Label', 'Bezeichnung', 'Designação'], required: true, samples: NAMES }),
  },
  representation: 'libelle',
  search: ['libelle'],
  list: { columns: ['libelle'], sort: { field: 'libelle', order: 'ASC' } },
});

const fields: Readonly<Record<string, FieldSpec>> = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, (kind as unknown as Kind).samples.spec]),
);

/** A resource with one field of every kind, named after the kind, with its sample spec. */
export const Essais: ResourceSchema = defineResource<Readonly<Record<string, FieldSpec>>>({
  name: 'Essais',
  label: { one: ['Essai', 'Trial', 'Versuch', 'Ensaio'], many: ['Essais', 'Trials', 'Versuche', 'Ensaios'] },
  rights: 'ESSAIS',
  fields,
  representation: 'text',
  list: { columns: Object.keys(fields), sort: { field: 'text', order: 'ASC' } },
});
