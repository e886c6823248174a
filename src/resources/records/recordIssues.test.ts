import { describe, expect, it } from 'vitest';
import { Etalonnages, Reservations } from '../../../test/support/ruledResources';
import { stepRulesOf } from './fieldRules';
import { recordIssues } from './recordIssues';
import { validateRecord } from './validate';

const REQUIRED = [{ code: 'required' }];
const stored = { appareil: 'A', resultat: 'conforme', statut: 'valide', prochain: '2027-01-01' };

describe('a conditionally required field', () => {
  it.each([
    [{ cout: '500.00' }, {}],
    [{ cout: '500.01' }, { facture: REQUIRED }],
    [{ cout: '500.01', facture: 'F-12' }, {}],
    [{ resultat: 'nonConforme' }, { commentaire: REQUIRED }],
    [{ resultat: 'nonConforme', commentaire: '  ' }, { commentaire: REQUIRED }],
    [{ resultat: 'conforme' }, {}],
    [{}, {}],
  ])('%j', (values, issues) => expect(recordIssues(Etalonnages, values)).toEqual(issues));

  it('is required in a new record, besides its own errors', () => {
    const { values, issues } = validateRecord(
      Etalonnages,
      { cout: 900, resultat: 'nonConforme', statut: 'perdu' },
      'create',
    );
    expect(issues).toEqual({
      appareil: REQUIRED,
      commentaire: REQUIRED,
      facture: REQUIRED,
      statut: [{ code: 'enumeration' }],
    });
    expect(values).not.toHaveProperty('facture');
  });

  it('is not required while hidden', () => {
    const { commentaire } = Etalonnages.fields;
    const hidden = { ...commentaire, requiredWhen: { field: 'appareil', operator: 'isNotEmpty' } as const };
    const schema = { fields: { ...Etalonnages.fields, commentaire: hidden } };
    expect(recordIssues(schema, { appareil: 'A' })).toEqual({});
    expect(recordIssues(schema, { appareil: 'A', resultat: 'conforme' })).toEqual({ commentaire: REQUIRED });
  });
});

const NOT_NOW = [{ code: 'notOfferedNow' }];

describe('an option with a condition', () => {
  it.each([
    [{ motif: 'reunion' }, {}],
    [{ motif: 'doublon' }, { motif: NOT_NOW }],
    [{ motif: 'doublon', etat: 'annulee' }, {}],
    [{ besoins: ['ecran'], etat: 'annulee' }, {}],
    [{ besoins: ['ecran', 'accueil'], etat: 'annulee' }, { besoins: NOT_NOW }],
  ])('offers %j', (values, issues) => expect(recordIssues(Reservations, values)).toEqual(issues));

  it("is checked again when its condition's fields change, and not otherwise", () => {
    const stored = { salle: 'A', etat: 'annulee', motif: 'doublon' };
    expect(recordIssues(Reservations, { ...stored, etat: 'confirmee' }, stored)).toEqual({ motif: NOT_NOW });
    const before = { ...stored, etat: 'confirmee' };
    expect(recordIssues(Reservations, { ...before, salle: 'B' }, before)).toEqual({});
    expect(recordIssues(Reservations, { ...before, motif: null }, before)).toEqual({});
  });
});

describe('an immutable value', () => {
  const change = (values: object, before: object = stored) =>
    recordIssues(Etalonnages, { ...before, ...values }, { ...before });
  const closed = { ...stored, statut: 'clos' };

  it('follows the steps of its enumeration', () => {
    expect(change({ statut: 'clos' })).toEqual({});
    expect(change({ statut: 'brouillon' })).toEqual({});
    expect(change({ statut: 'valide' })).toEqual({});
    expect(change({ statut: 'clos' }, { ...stored, statut: 'brouillon' })).toEqual({ statut: [{ code: 'wrongStep' }] });
    expect(change({ statut: 'brouillon' }, closed)).toEqual({ statut: [{ code: 'wrongStep' }] });
    expect(change({ statut: null }, closed)).toEqual({ statut: [{ code: 'wrongStep' }] });
    expect(change({ statut: 'clos' }, { ...stored, statut: null })).toEqual({});
  });

  it('is fixed by the stored record, not by values written with it', () => {
    expect(change({ prochain: '2028-01-01' }, closed)).toEqual({ prochain: [{ code: 'readOnlyNow' }] });
    expect(change({ prochain: '2028-01-01', statut: 'clos' })).toEqual({});
    expect(change({ appareil: 'B' }, closed)).toEqual({});
  });

  it('may be sent unchanged', () => {
    expect(recordIssues(Etalonnages, { ...stored, statut: 'brouillon' })).toEqual({});
  });
});

describe('the right to take a step', () => {
  const rules = (from: string, to: string) => stepRulesOf(Etalonnages, { statut: from }, { statut: to });
  const ADMIN = [['statut', { rights: ['ETALONNAGES:admin'] }]];

  it('is declared with the step, and needed to take it back', () => {
    expect(rules('valide', 'clos')).toEqual([]);
    expect(rules('valide', 'annule')).toEqual(ADMIN);
    expect(rules('annule', 'valide')).toEqual(ADMIN);
    expect(rules('annule', 'brouillon')).toEqual([['statut', { fonctions: ['RESPONSABLE'] }]]);
    expect(rules('valide', 'valide')).toEqual([]);
  });
});
