import { describe, expect, it } from 'vitest';
import { ClientsContrats, ClientsReglages } from '../../../../test/support/detailSchemas';
import { EntrepriseAccesPlateforme, EntrepriseDossiers, EntrepriseInformations } from '../../schemas/entreprisesVues';
import type { Operations } from '../../language/operations';
import { isReadable, isShown } from './offered';

const contratsWith = (operations: Partial<Operations>) => ({
  ...ClientsContrats,
  operations: { ...ClientsContrats.operations, ...operations },
});

describe('whether a collection has a place on the page', () => {
  it('has one where the API answers it', () => {
    expect(isReadable(ClientsContrats, false)).toBe(true);
    expect(isReadable(contratsWith({ listing: 'extension' }), false)).toBe(false);
    expect(isReadable(contratsWith({ listing: 'extension' }), true)).toBe(true);
  });

  it('has none without extensions where it shows what stands elsewhere', () => {
    for (const view of [EntrepriseDossiers, EntrepriseAccesPlateforme, EntrepriseInformations]) {
      expect([view.name, isShown(view, false)]).toEqual([view.name, false]);
      expect([view.name, isShown(view, true)]).toEqual([view.name, true]);
    }
  });

  it('has one where only an extract of it is answered', () => {
    const lasts = { sort: { field: 'id', order: 'DESC' }, limit: 5 } as const;
    expect(isReadable({ ...contratsWith({ listing: 'extension' }), extracts: { lasts } }, false)).toBe(true);
  });

  it('has one where it can only be written', () => {
    expect(isReadable(ClientsReglages, false)).toBe(false);
    expect(isShown(ClientsReglages, false)).toBe(true);
    const neither = { listing: 'extension', create: 'extension', update: 'none' } as const;
    expect(isShown(contratsWith(neither), false)).toBe(false);
  });
});
