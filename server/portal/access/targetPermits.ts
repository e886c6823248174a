import type pg from 'pg';
import { rightsOverKind, type Action } from '../../../src/resources/access/access';
import { companyKindOf } from '../../../src/resources/access/extent';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { identifier, sql, toQuery } from '../../database/sql';
import { tableIn } from '../../database/tables/tableAt';
import type { Change, Permit } from '../../database/changes/changeTypes';
import { holdsOneOf } from '../../identity/accounts/holdsOneOf';

const ACTION: Readonly<Record<Change['action'], Action>> = { create: 'create', update: 'edit', delete: 'delete' };

type Db = Pick<pg.ClientBase, 'query'>;

async function storedKind(db: Db, tenant: string, schema: ResourceSchema, id: number): Promise<unknown> {
  const column = identifier('t', schema.target?.kind ?? '');
  const query = sql`select ${column} as kind from ${tableIn(tenant, schema)} t where t.id = ${id}`;
  return (await db.query<{ kind: unknown }>(toQuery(query))).rows[0]?.kind;
}

async function kindsOf(
  db: Db,
  tenant: string,
  schema: ResourceSchema,
  { id, values, takesBack }: Change,
): Promise<readonly string[]> {
  const field = schema.target?.kind ?? '';
  const stored = id === undefined ? undefined : await storedKind(db, tenant, schema, id);
  const found = [stored, values?.[field], takesBack?.before?.[field], takesBack?.after?.[field]];
  return [...new Set(found.filter((kind) => typeof kind === 'string'))];
}

/** For resources whose records concern one of several others: the right depends on the kind of target. */
const targetPermit = (schema: ResourceSchema): Permit => ({
  reason: 'forbidden',
  watches: ({ resource }) => resource === schema.name,
  // Deletion together with the target needs no further right.
  includesParts: false,
  async allows(client, tenant, author, change) {
    const known = Object.keys(schema.target?.of ?? {});
    for (const kind of await kindsOf(client, tenant, schema, change)) {
      // Validation rejects an unknown kind at its field.
      if (!known.includes(kind)) continue;
      const rights = rightsOverKind(schema, kind, ACTION[change.action]);
      // A limited right only applies to companies.
      const reach = kind === companyKindOf(schema) ? 'somewhere' : 'everywhere';
      if (!(await holdsOneOf(client, tenant, author, rights, reach))) return false;
    }
    return true;
  },
  concerns: ({ status }) => status !== 'unchanged',
});

/** Checks these rights on every write, whether by form, change set, import, revert or restore. */
export const targetPermits = ({ visible }: Pick<Registry, 'visible'>): readonly Permit[] =>
  visible.filter(({ target }) => target !== undefined).map(targetPermit);
