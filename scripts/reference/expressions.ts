import type { Condition } from '../../src/resources/language/condition';
import type { Formula } from '../../src/resources/language/formula';

const CHECKS = 'Materiels/{materielId}/controles';

/** An example of each form of condition, by its keys. */
export const CONDITIONS = {
  'field, operator, value': { field: 'cout', operator: 'greaterThan', value: 500 },
  all: {
    all: [
      { field: 'etat', operator: 'in', value: ['ouvert', 'enCours'] },
      { field: 'fin', operator: 'lessThan', value: { moment: 'today', plus: { days: 30 } } },
    ],
  },
  any: {
    any: [
      { field: 'facture', operator: 'isEmpty' },
      { field: 'cout', operator: 'between', value: [0, 500] },
    ],
  },
  above: { above: { field: 'actif', operator: 'equals', value: true } },
  'reference, where': { reference: 'modeleId', where: { field: 'libelle', operator: 'contains', value: 'pro' } },
  'below, has, where, among': {
    below: CHECKS,
    has: 'none',
    where: { field: 'le', operator: 'greaterOrEqual', value: { moment: 'startOfYear' } },
    among: { field: 'le', operator: 'isNotEmpty' },
  },
  'pointing, by, has, where': {
    pointing: 'Equipes/{equipeId}/membres',
    by: 'membreId',
    has: 'some',
    where: { field: 'responsable', operator: 'equals', value: true },
  },
} as const satisfies Readonly<Record<string, Condition>>;

/** An example of each form of formula, by its keys. */
export const FORMULAS = {
  field: { field: 'prix' },
  value: { value: 2.5 },
  'moment, plus': { moment: 'startOfMonth', plus: { months: 1 } },
  add: { add: [{ field: 'prix' }, { field: 'port' }, { value: 1 }] },
  subtract: { subtract: [{ field: 'places' }, { below: CHECKS, take: 'count' }] },
  multiply: { multiply: [{ field: 'prix' }, { field: 'quantite' }] },
  divide: { divide: [{ field: 'cout' }, { field: 'kilometres' }] },
  first: { first: [{ field: 'surnom' }, { field: 'nom' }] },
  'join, between': { join: [{ field: 'prenom' }, { field: 'nom' }], between: ' ' },
  'after, days, weeks, months, years': { after: { field: 'achat' }, months: { field: 'periodicite' } },
  daysBetween: { daysBetween: [{ field: 'debut' }, { field: 'fin' }] },
  'when, then, otherwise': {
    when: { field: 'actif', operator: 'equals', value: true },
    then: { value: 'en service' },
    otherwise: { value: 'au rebut' },
  },
  holds: { holds: { field: 'fin', operator: 'lessThan', value: { moment: 'today' } } },
  'reference, of': { reference: 'modeleId', of: { field: 'garantie' } },
  'below, where, take': {
    below: CHECKS,
    take: 'any',
    where: { field: 'resultat', operator: 'equals', value: 'nonConforme' },
  },
  'below, where, take, of': { below: CHECKS, take: 'max', of: { field: 'le' } },
  'below, where, take, of, by': { below: CHECKS, take: 'last', of: { field: 'resultat' }, by: 'le' },
} as const satisfies Readonly<Record<string, Formula>>;
