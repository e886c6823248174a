import { boolean } from '../fields/boolean/kind';
import { integer } from '../fields/integer/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import type { ResourceOptions } from '../language/resourceSchema';

/** The fields that nearly every reference list has, declared once. */

/** With an example in the form that the codes of its list have. */
export const code = (example = 'CODE-12') =>
  text({
    label: ['Code', 'Code', 'Code', 'Código'],
    help: [
      'Unique dans la liste\u00a0; lettres, chiffres, tirets.',
      'Unique in the list; letters, digits, hyphens.',
      'Einmalig in der Liste; Buchstaben, Ziffern, Bindestriche.',
      'Único na lista; letras, algarismos, hífenes.',
    ],
    required: true,
    unique: true,
    maxLength: 40,
    placeholder: [example, example, example, example],
    pattern: '[\\p{L}\\p{N}][\\p{L}\\p{N}_.\\-]*',
  });

export const libelle = () =>
  text({ label: ['Libellé', 'Label', 'Bezeichnung', 'Designação'], required: true, maxLength: 200 });

export const description = () =>
  longText({ label: ['Description', 'Description', 'Beschreibung', 'Descrição'], maxLength: 2000 });

export const actif = () => boolean({ label: ['Actif', 'Active', 'Aktiv', 'Ativo'], required: true, initial: true });

export const ordre = () =>
  integer({
    label: ['Ordre d’affichage', 'Display order', 'Anzeigereihenfolge', 'Ordem de apresentação'],
    min: 0,
    max: 9999,
    initial: 0,
  });

/** The person whom a record is about; it goes with that person. */
export const utilisateurId = () =>
  reference({
    label: ['Utilisateur', 'User', 'Benutzer', 'Utilizador'],
    resource: 'Utilisateurs',
    required: true,
    owned: true,
  });

/** `ActifOnly`: only the values in use (section 7.1 of the specification). */
export const ACTIF_ONLY = {
  ActifOnly: {
    label: ['Actifs seulement', 'Active only', 'Nur aktive', 'Só ativos'],
    whenTrue: { field: 'actif', operator: 'equals', value: true },
  },
} as const;

/**
 * A list that the contract only reads, as an array (section 7.1 of the specification): reading it whole is the contract's,
 * maintaining it is the `records` extension.
 */
export const MAINTAINED_BY_EXTENSION = {
  list: 'array',
  get: 'extension',
  create: 'extension',
  update: 'extension',
  delete: 'extension',
} as const;

/** A list that the contract maintains but whose single records it does not read. */
export const READ_THROUGH_LIST = { get: 'extension' } as const;

/** What a plain reference list holds: a code, a label, an order and whether it is in use. */
export const plainFields = () => ({ code: code(), libelle: libelle(), ordre: ordre(), actif: actif() });

/** How a plain reference list is named, searched and shown; its API is read by every picker. */
export const PLAIN_LIST = {
  readableBy: 'session',
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'ordre', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
} as const;

/** A card of a summary; declarations share some of them. */
export type SummaryCard = NonNullable<NonNullable<ResourceOptions['summary']>['cards']>[string];
