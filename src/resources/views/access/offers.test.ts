import { describe, expect, it } from 'vitest';
import { Domaines, Services } from '../../../../test/support/screenSchemas';
import { ClientsContrats, ClientsReglages } from '../../../../test/support/detailSchemas';
import { EntrepriseAccesPlateforme, EntrepriseDossiers, EntrepriseInformations } from '../../schemas/entreprisesVues';
import type { Operations } from '../../language/operations';
import { hasScreen } from './offeredScreens';
import { offersOf } from './offers';

const contract = offersOf({ isKnown: true, has: () => false });
const embedded = offersOf({ isKnown: true, has: () => true });

const contratsWith = (operations: Partial<Operations>) => ({
  ...ClientsContrats,
  operations: { ...ClientsContrats.operations, ...operations },
});

describe('whether a collection has a place on the page', () => {
  it('has one where the API answers it', () => {
    expect(contract.reads(ClientsContrats)).toBe(true);
    expect(contract.reads(contratsWith({ listing: 'extension' }))).toBe(false);
    expect(embedded.reads(contratsWith({ listing: 'extension' }))).toBe(true);
  });

  it('has none without extensions where it shows what stands elsewhere', () => {
    for (const view of [EntrepriseDossiers, EntrepriseAccesPlateforme, EntrepriseInformations]) {
      expect([view.name, contract.shows(view)]).toEqual([view.name, false]);
      expect([view.name, embedded.shows(view)]).toEqual([view.name, true]);
    }
  });

  it('has one where only an extract of it is answered', () => {
    const lasts = { sort: { field: 'id', order: 'DESC' }, limit: 5 } as const;
    expect(contract.reads({ ...contratsWith({ listing: 'extension' }), extracts: { lasts } })).toBe(true);
  });

  it('has one where it can only be written', () => {
    expect(contract.reads(ClientsReglages)).toBe(false);
    expect(contract.shows(ClientsReglages)).toBe(true);
    const neither = { listing: 'extension', create: 'extension', update: 'none' } as const;
    expect(contract.shows(contratsWith(neither))).toBe(false);
  });
});

describe('what an API offers of a resource', () => {
  it('is all of it where the contract has it', () => {
    const actions = ['list', 'show', 'create', 'edit', 'delete'] as const;
    expect(actions.every((action) => contract.does(Services, action))).toBe(true);
  });

  it('is what goes beyond the contract only with the extension', () => {
    expect(hasScreen(Domaines, 'create')).toBe(true);
    expect(contract.does(Domaines, 'create')).toBe(false);
    expect(embedded.does(Domaines, 'create')).toBe(true);
  });

  it('is never what no API has', () => {
    expect(hasScreen(Domaines, 'delete')).toBe(false);
    expect(embedded.does(Domaines, 'delete')).toBe(false);
  });

  it('has a bin, changes and a history only where what was written is kept', () => {
    const tools = ['bin', 'changes', 'history'] as const;
    expect(tools.map((tool) => [contract.hasTool(Services, tool), embedded.hasTool(Services, tool)])).toEqual(
      tools.map(() => [false, true]),
    );
    expect(contract.hasTool(Services, 'import')).toBe(true);
  });
});
