import { createRegistry } from '../src/resources/registry/registry';
import { defineResource } from '../src/resources/defineResource';
import { boolean } from '../src/resources/fields/boolean/kind';
import { integer } from '../src/resources/fields/integer/kind';
import { text } from '../src/resources/fields/text/kind';

export const Adherents = defineResource({
  name: 'BenchAdherents',
  label: {
    one: ['Adhérent', 'Member', 'Mitglied', 'Aderente'],
    many: ['Adhérents', 'Members', 'Mitglieder', 'Aderentes'],
  },
  rights: 'BENCH',
  fields: {
    code: text({ label: ['Code', 'Code', 'Code', 'Código'], required: true, unique: true, maxLength: 40 }),
    nom: text({ label: ['Raison sociale', 'Name', 'Name', 'Nome'], required: true, maxLength: 200 }),
    ville: text({ label: ['Ville', 'Town', 'Ort', 'Cidade'], maxLength: 100 }),
    effectif: integer({ label: ['Effectif', 'Staff', 'Personal', 'Efetivo'], min: 0 }),
    actif: boolean({ label: ['Actif', 'Active', 'Aktiv', 'Ativo'], required: true, initial: true }),
  },
  representation: 'nom',
  search: ['code', 'nom', 'ville'],
  list: { columns: ['nom', 'code', 'ville', 'effectif', 'actif'], sort: { field: 'nom', order: 'ASC' } },
});

export const registry = createRegistry([Adherents]);

/** One name in five is a bakery, so that a search matches a fifth of the table. */
const TRADES = ['Boulangerie', 'Menuiserie', 'Électricité générale', 'Façonnage', 'Hôtellerie'] as const;
const NAMES = [
  'Lefèvre',
  'Garçon',
  'Élouan',
  'Müller',
  'Nuñez',
  'Dupré',
  'Œuvrard',
  'Béranger',
  'Château',
  'Noël',
  'Martin',
  'Petit',
] as const;
const STREETS = [
  'du Marché',
  'des Ormes',
  'de la Gare',
  'Saint-Étienne',
  'du Vieux-Pont',
  'des Peupliers',
  'de l’Évêché',
] as const;
const TOWNS = [
  'Angoulême',
  'Besançon',
  'Béziers',
  'Châteauroux',
  'Nîmes',
  'Orléans',
  'Évreux',
  'Mâcon',
  'Lille',
  'Saint-Brieuc',
] as const;
const LEGAL_FORMS = ['SARL', 'SAS', 'EURL', 'SA', 'et Fils'] as const;

export const ROWS = 100_000;
export const RARE_WORD = 'zéphyrine';
export const COMMON_WORD = 'BOULANGERIE';
const RARE_EVERY = ROWS / 20;

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** Scatters the index the same way in every run, so that insertion order differs from the order of names. */
const scatter = (index: number): number => (index * 7_919) % ROWS;

export function adherent(
  index: number,
): readonly [code: string, nom: string, ville: string, effectif: number | null, actif: boolean] {
  const at = scatter(index);
  const rare = index % RARE_EVERY === 0 ? ' Zéphyrine' : '';
  const [trade, name, street] = [pick(TRADES, at), pick(NAMES, at >> 3), pick(STREETS, at >> 5)];
  const nom = `${trade} ${name}${rare} ${street} ${pick(LEGAL_FORMS, at >> 7)} n° ${at}`;
  return [
    `A${String(index).padStart(6, '0')}`,
    nom,
    pick(TOWNS, at >> 2),
    index % 11 === 0 ? null : at % 250,
    index % 9 !== 0,
  ];
}
