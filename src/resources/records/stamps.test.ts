import { describe, expect, it } from 'vitest';
import { FichesIncident } from '../schemas/incidents';
import { stampsOf } from './stamps';

const now = new Date('2026-03-01T10:00:00Z');
const AT = '2026-03-01T10:00:00.000Z';
const stamps = (before: object | undefined, after: object) =>
  stampsOf(FichesIncident, { ...(before && { before: { ...before } }), after: { ...after }, now });

describe('stamps', () => {
  it('are set in a new record, if their condition holds', () => {
    expect(stamps(undefined, { etat: 'Declaree' })).toEqual({ dateDeclaration: AT, dateCloture: null });
    expect(stamps(undefined, { etat: 'Cloturee' })).toEqual({ dateDeclaration: AT, dateCloture: AT });
  });

  it('are set or cleared when their condition changes, and only then', () => {
    expect(stamps({ etat: 'EnAnalyse' }, { etat: 'Cloturee' })).toEqual({ dateCloture: AT });
    expect(stamps({ etat: 'Cloturee' }, { etat: 'EnAnalyse' })).toEqual({ dateCloture: null });
    expect(stamps({ etat: 'Cloturee' }, { etat: 'Cloturee', lieu: 'x' })).toEqual({});
  });
});
