import { describe, expect, it } from 'vitest';
import { Clients, manyRegistry } from '../../../../test/support/detailSchemas';
import { createRegistry } from '../../registry/registry';
import { collectionsBelow, groupTabs } from './collections';

const above = { schema: Clients, address: 'Clients', parents: {} };
const contrats = manyRegistry.get('Clients/{clientId}/contrats');

describe('the collections below a record', () => {
  it("have addresses below it, and a name for the page's address", () => {
    const tabs = collectionsBelow(manyRegistry, above, 4);
    expect(tabs.map(({ slug, address }) => [slug, address]).slice(0, 3)).toEqual([
      ['contrats', 'Clients/4/contrats'],
      ['sites', 'Clients/4/sites'],
      ['reglages', 'Clients/4/reglages'],
    ]);
    expect(tabs[0]?.parents).toEqual({ clientId: '4' });
  });

  it('get distinct names if their addresses end alike', () => {
    const registry = createRegistry([
      Clients,
      { ...contrats, name: 'ressif/clients/{clientId}/mapping' },
      { ...contrats, name: 'daisy/clients/{clientId}/mapping' },
      { ...contrats, name: 'Clients/{clientId}/PlansDeveloppement' },
    ]);
    expect(collectionsBelow(registry, above, 4).map(({ slug }) => slug)).toEqual([
      'ressif-clients-mapping',
      'daisy-clients-mapping',
      'plans-developpement',
    ]);
  });

  it("are in the parent's declared groups, the others in the last one", () => {
    const groups = groupTabs(Clients, collectionsBelow(manyRegistry, above, 4));
    expect(groups.map(({ name, tabs }) => [name, tabs.map(({ slug }) => slug)])).toEqual([
      ['suivi', ['contrats', 'sites']],
      ['divers', ['reglages', 'notes', 'visites', 'bilans', 'courriers']],
    ]);
  });

  it('are in one unnamed group by default', () => {
    const tabs = collectionsBelow(manyRegistry, above, 4);
    expect(groupTabs({}, tabs)).toEqual([{ tabs }]);
    expect(groupTabs({}, [])).toEqual([]);
  });
});
