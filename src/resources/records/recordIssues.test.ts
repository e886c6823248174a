import { describe, expect, it } from 'vitest';
import { Etalonnages, Reservations } from '../../../test/support/ruledResources';
import { stepRulesOf } from './fieldRules';
import { recordIssues } from './recordIssues';
import { validateRecord } from './validate';

const REQUIRED = [{ code: 'required' }];
const stored = { appareil: 'A', resultat: 'conforme', statut: 'valide', prochain: '2027-01-01' };

describe('a field that is required while a condition holds', () => {
  it.each([
    [{ cout: '500.00' }, {}],
    [{ cout: '500.01' }, { facture: REQUIRED }],
    [{ cout: '500.01', facture: 'F-12' }, {}],
    [{ resultat: 'nonConforme' }, { commentaire: REQUIRED }],
    [{ resultat: 'nonConforme', commentaire: '  ' }, { commentaire: REQUIRED }],
    [{ resultat: 'conforme' }, {}],
    [{}, {}],
  ])('%j', (values, issues) => expect(recordIssues(Etalonnages, values)).toEqual(issues));

  it('is asked for in a new record, beside what is wrong by itself', () => {
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

  it('is not asked for while it is not shown', () => {
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
  ])('is one of %j', (values, issues) => expect(recordIssues(Reservations, values)).toEqual(issues));

  it('is asked for again when what it depends on changes, and not otherwise', () => {
    const stored = { salle: 'A', etat: 'annulee', motif: 'doublon' };
    expect(recordIssues(Reservations, { ...stored, etat: 'confirmee' }, stored)).toEqual({ motif: NOT_NOW });
    const before = { ...stored, etat: 'confirmee' };
    expect(recordIssues(Reservations, { ...before, salle: 'B' }, before)).toEqual({});
    expect(recordIssues(Reservations, { ...before, motif: null }, before)).toEqual({});
  });
});

describe('a value that may not change', () => {
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

  it('is fixed by what is stored, not by what is written with it', () => {
    expect(change({ prochain: '2028-01-01' }, closed)).toEqual({ prochain: [{ code: 'readOnlyNow' }] });
    expect(change({ prochain: '2028-01-01', statut: 'clos' })).toEqual({});
    expect(change({ appareil: 'B' }, closed)).toEqual({});
  });

  it('may be given back', () => {
    expect(recordIssues(Etalonnages, { ...stored, statut: 'brouillon' })).toEqual({});
  });
});

describe('who may take a step', () => {
  const rules = (from: string, to: string) => stepRulesOf(Etalonnages, { statut: from }, { statut: to });
  const ADMIN = [['statut', { rights: ['ETALONNAGES:admin'] }]];

  it('is said by the step, and taking it back needs the same', () => {
    expect(rules('valide', 'clos')).toEqual([]);
    expect(rules('valide', 'annule')).toEqual(ADMIN);
    expect(rules('annule', 'valide')).toEqual(ADMIN);
    expect(rules('annule', 'brouillon')).toEqual([['statut', { fonctions: ['RESPONSABLE'] }]]);
    expect(rules('valide', 'valide')).toEqual([]);
  });
});
