import { defineResource } from '../../defineResource';
import { boolean } from '../../fields/boolean/kind';
import { date } from '../../fields/date/kind';
import { decimal } from '../../fields/decimal/kind';
import { embedded } from '../../fields/embedded/kind';
import { reference } from '../../fields/reference/kind';
import { referenceSet } from '../../fields/referenceSet/kind';
import { text } from '../../fields/text/kind';
import { createRegistry } from '../../registry/registry';
import type { Cell } from '../cells/cellTypes';
import type { ReadTable } from '../read/readTypes';
import { indexExisting } from './existing';
import { indexReferences } from './references';
import type { ExistingRecord, ImportInput } from './importPlanTypes';

const common = { rights: 'ESSAIS', list: { columns: ['code'], sort: { field: 'code', order: 'ASC' } } } as const;
const words = (word: string) => [word, `${word} en`, `${word} de`, `${word} pt`] as const;

const Familles = defineResource({
  ...common,
  name: 'Familles',
  contract: true,
  label: { one: words('Famille'), many: words('Familles') },
  fields: {
    code: text({ label: ['Code', 'Code', 'Code', 'Código'], required: true, unique: true }),
    libelle: text({ label: ['Libellé', 'Label', 'Bezeichnung', 'Designação'], required: true }),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
});

export const Articles = defineResource({
  ...common,
  name: 'Articles',
  contract: true,
  label: { one: words('Article'), many: words('Articles') },
  fields: {
    code: text({ label: ['Code', 'Code', 'Code', 'Código'], required: true, unique: true }),
    libelle: text({ label: ['Libellé', 'Label', 'Bezeichnung', 'Designação'], required: true }),
    prix: decimal({ label: ['Prix', 'Price', 'Preis', 'Preço'], min: 0 }),
    actif: boolean({ label: ['Actif', 'Active', 'Aktiv', 'Ativo'], required: true, initial: true }),
    depuis: date({ label: ['Depuis', 'Since', 'Seit', 'Desde'] }),
    famille: reference({ label: ['Famille', 'Family', 'Familie', 'Família'], resource: 'Familles' }),
    autres: referenceSet({ label: ['Autres familles', 'Other', 'Andere', 'Outras'], resource: 'Familles' }),
    origine: text({ label: ['Origine', 'Origin', 'Herkunft', 'Origem'], immutable: true }),
    lieu: embedded({
      label: ['Lieu', 'Place', 'Ort', 'Lugar'],
      fields: {
        ville: text({ label: ['Ville', 'Town', 'Stadt', 'Cidade'], required: true }),
        etage: text({ label: ['Étage', 'Floor', 'Etage', 'Andar'] }),
      },
    }),
    calcul: text({ label: ['Calculé', 'Computed', 'Berechnet', 'Calculado'], readOnly: true }),
  },
  representation: 'libelle',
});

export const Lots = defineResource({
  ...common,
  name: 'Articles/{articleId}/lots',
  contract: true,
  parent: { resource: 'Articles', parameter: 'articleId' },
  label: { one: words('Lot'), many: words('Lots') },
  fields: {
    code: text({ label: ['Numéro', 'Number', 'Nummer', 'Número'], required: true, unique: true }),
    remplace: reference({ label: ['Remplace', 'Replaces', 'Ersetzt', 'Substitui'], resource: 'Articles' }),
    poids: decimal({ label: ['Poids', 'Weight', 'Gewicht', 'Peso'] }),
  },
  representation: 'code',
});

/** A tree with lists of references between its records; names are not unique. */
export const Rayons = defineResource({
  ...common,
  name: 'Rayons',
  contract: true,
  label: { one: words('Rayon'), many: words('Rayons') },
  fields: {
    code: text({ label: ['Code', 'Code', 'Code', 'Código'], required: true, unique: true }),
    libelle: text({ label: ['Libellé', 'Label', 'Bezeichnung', 'Designação'], required: true }),
    parent: reference({ label: ['Parent', 'Parent', 'Übergeordnet', 'Superior'], resource: 'Rayons' }),
    voisins: referenceSet({ label: ['Voisins', 'Neighbours', 'Nachbarn', 'Vizinhos'], resource: 'Rayons' }),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
  tree: { parent: 'parent' },
});

export const registry = createRegistry([Familles, Articles, Lots, Rayons]);

/** A file with these headings and rows; the first row is on line 2. */
export const tableOf = (headings: readonly string[], rows: readonly (readonly Cell[])[]): ReadTable => ({
  format: 'csv',
  sheets: [],
  decimalComma: true,
  headings,
  rows,
  lines: rows.map((_, row) => row + 2),
});

const FAMILLES = [
  { id: 1, code: 'BOI', libelle: 'Boissons' },
  { id: 2, code: 'EPI', libelle: 'Épicerie' },
  { id: 3, code: 'EPJ', libelle: 'epicerie' },
  { id: 4, code: 'X1', libelle: 'Divers' },
  { id: 5, code: 'X2', libelle: 'Divers' },
];

export const article = (id: number, values: Readonly<Record<string, unknown>>): ExistingRecord => ({
  id,
  version: 7,
  values: {
    id,
    prix: null,
    actif: true,
    depuis: null,
    famille: null,
    autres: [],
    origine: null,
    lieu: null,
    ...values,
  },
});

/** Input of an import of articles, mapped by column names. */
export const importOf = (
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  { records = [], ...choices }: Partial<ImportInput> & { readonly records?: readonly ExistingRecord[] } = {},
): ImportInput => ({
  schema: Articles,
  collection: 'Articles',
  table: tableOf(headings, rows),
  mapping: headings,
  mode: 'upsert',
  key: 'code',
  emptyCell: 'unchanged',
  existing: indexExisting(Articles, choices.key ?? 'code', records),
  references: { Familles: indexReferences(Familles, FAMILLES) },
  ...choices,
});
