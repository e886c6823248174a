import { rightsOf } from '../../../server/seed/rightRows';
import { portalRights } from '../../../server/portal/seed/portalRights';
import { applyChanges } from '../../../server/seed/applyRows';
import { Droits } from '../../../src/resources/schemas/acces';
import { IdentiteDroits } from '../../../src/resources/schemas/liensAcces';
import type { ApiServer } from '../apiServer';
import type { World } from './world';

interface Person {
  readonly id: number;
  readonly token: string;
}

export interface People {
  readonly nobody: string;
  /** Runs something as a person with all rights except these. */
  lacking(rights: readonly string[], run: (token: string) => Promise<void>): Promise<void>;
  /** Runs something as a person with only these rights. */
  holding(rights: readonly string[], run: (person: Person) => Promise<void>): Promise<void>;
}

/** The stored rights of an account: the code, such as `THEMES:read`, and the record that grants it. */
async function givenTo({ tenant }: ApiServer, accountId: number): Promise<ReadonlyMap<string, RightHolder>> {
  const { items: rights } = await tenant.store.list(Droits, {});
  const codes = new Map(rights.map(({ id, values }) => [id, values['code']]));
  const filter = { field: 'identityId', operator: 'equals', value: accountId } as const;
  const { items } = await tenant.store.list(IdentiteDroits, { filter });
  return new Map(
    items.map(({ id, values }) => [
      `${String(codes.get(Number(values['droitId'])))}:${String(values['flag'])}`,
      { id, values },
    ]),
  );
}

interface RightHolder {
  readonly id: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Creates the people. One account loses rights and regains them: one account per set of rights would take minutes. */
export async function makePeople({ server, registry }: World): Promise<People> {
  const { id, token } = await server.account(rightsOf(portalRights(registry)));
  const nobody = await server.account([]);
  const held = await givenTo(server, id);
  const resource = IdentiteDroits.name;
  return {
    nobody: nobody.token,
    async holding(rights, run) {
      const found = rights.flatMap((right) => held.get(right) ?? []);
      const given = await applyChanges(
        server.tenant,
        found.map(({ values }) => ({ resource, action: 'create', values: { ...values, identityId: nobody.id } })),
      );
      try {
        await run(nobody);
      } finally {
        await applyChanges(
          server.tenant,
          given.map((one) => ({ resource, action: 'delete', id: one })),
        );
      }
    },
    async lacking(rights, run) {
      const now = await givenTo(server, id);
      const lost = rights.flatMap((right) => now.get(right) ?? []);
      await applyChanges(
        server.tenant,
        lost.map((one) => ({ resource, action: 'delete', id: one.id })),
      );
      try {
        await run(token);
      } finally {
        await applyChanges(
          server.tenant,
          lost.map(({ values }) => ({ resource, action: 'create', values })),
        );
      }
    },
  };
}
