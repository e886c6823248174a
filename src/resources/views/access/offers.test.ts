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

describe('a collection on the page', () => {
  it('appears if the API has it', () => {
    expect(contract.reads(ClientsContrats)).toBe(true);
    expect(contract.reads(contratsWith({ listing: 'extension' }))).toBe(false);
    expect(embedded.reads(contratsWith({ listing: 'extension' }))).toBe(true);
  });

  it('is hidden without extensions if it shows other records', () => {
    for (const view of [EntrepriseDossiers, EntrepriseAccesPlateforme, EntrepriseInformations]) {
      expect([view.name, contract.shows(view)]).toEqual([view.name, false]);
      expect([view.name, embedded.shows(view)]).toEqual([view.name, true]);
    }
  });

  it('appears if only an extract exists', () => {
    const lasts = { sort: { field: 'id', order: 'DESC' }, limit: 5 } as const;
    expect(contract.reads({ ...contratsWith({ listing: 'extension' }), extracts: { lasts } })).toBe(true);
  });

  it('appears if it can only be written', () => {
    expect(contract.reads(ClientsReglages)).toBe(false);
    expect(contract.shows(ClientsReglages)).toBe(true);
    const neither = { listing: 'extension', create: 'extension', update: 'none' } as const;
    expect(contract.shows(contratsWith(neither))).toBe(false);
  });
});

describe('the operations that an API offers', () => {
  it('include those of the contract', () => {
    const actions = ['list', 'show', 'create', 'edit', 'delete'] as const;
    expect(actions.every((action) => contract.does(Services, action))).toBe(true);
  });

  it('include extensions only if the API has them', () => {
    expect(hasScreen(Domaines, 'create')).toBe(true);
    expect(contract.does(Domaines, 'create')).toBe(false);
    expect(embedded.does(Domaines, 'create')).toBe(true);
  });

  it('never include missing ones', () => {
    expect(hasScreen(Domaines, 'delete')).toBe(false);
    expect(embedded.does(Domaines, 'delete')).toBe(false);
  });

  it('include bin, changes and history only with a history', () => {
    const tools = ['bin', 'changes', 'history'] as const;
    expect(tools.map((tool) => [contract.hasTool(Services, tool), embedded.hasTool(Services, tool)])).toEqual(
      tools.map(() => [false, true]),
    );
    expect(contract.hasTool(Services, 'import')).toBe(true);
  });
});
