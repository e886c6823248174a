import { applyChanges } from '../../server/seed/applyRows';
import { Droits } from '../../src/resources/schemas/acces';
import { IdentiteDroits } from '../../src/resources/schemas/liensAcces';
import type { ApiServer } from './apiServer';

export interface RightsHolder {
  readonly token: string;
  /** Runs something while the account lacks these rights, and restores them afterwards. */
  lacking<Result>(rights: readonly string[], run: () => Promise<Result>): Promise<Result>;
}

const resource = IdentiteDroits.name;

/** Creates an account with these rights that can lose some temporarily: one account per set takes far longer. */
export async function makeRightsHolder(server: ApiServer, rights: readonly string[]): Promise<RightsHolder> {
  const { tenant } = server;
  const { id, token } = await server.account(rights);

  async function linksOf(): Promise<Map<string, { readonly id: number; readonly values: object }>> {
    const { items: known } = await tenant.store.list(Droits, {});
    const codes = new Map(known.map((droit) => [droit.id, String(droit.values['code'])]));
    const { items } = await tenant.store.list(IdentiteDroits, {
      filter: { field: 'identityId', operator: 'equals', value: id },
    });
    return new Map(
      items.map((link) => [`${codes.get(Number(link.values['droitId']))}:${String(link.values['flag'])}`, link]),
    );
  }

  const held = await linksOf();
  return {
    token,
    async lacking(lost, run) {
      const rightsLost = lost.filter((right) => held.has(right));
      const links = rightsLost.flatMap((right) => held.get(right) ?? []);
      await applyChanges(
        tenant,
        links.map((link) => ({ resource, action: 'delete', id: link.id })),
      );
      try {
        return await run();
      } finally {
        const ids = await applyChanges(
          tenant,
          links.map(({ values }) => ({ resource, action: 'create', values: { ...values } })),
        );
        for (const [index, right] of rightsLost.entries())
          held.set(right, { id: ids[index] ?? 0, values: links[index]?.values ?? {} });
      }
    },
  };
}
