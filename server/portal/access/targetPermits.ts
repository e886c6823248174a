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

/** What the stored record is about. */
async function storedKind(db: Db, tenant: string, schema: ResourceSchema, id: number): Promise<unknown> {
  const column = identifier('t', schema.target?.kind ?? '');
  const query = sql`select ${column} as kind from ${tableIn(tenant, schema)} t where t.id = ${id}`;
  return (await db.query<{ kind: unknown }>(toQuery(query))).rows[0]?.kind;
}

/** The kinds of targets that a change is about: that of the record as it is, and as it becomes. */
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

/** Records about one of several resources: each has rights of its own over what is said about it. */
const targetPermit = (schema: ResourceSchema): Permit => ({
  reason: 'forbidden',
  watches: ({ resource }) => resource === schema.name,
  // What goes with its target needs no right besides.
  includesParts: false,
  async allows(client, tenant, author, change) {
    const known = Object.keys(schema.target?.of ?? {});
    for (const kind of await kindsOf(client, tenant, schema, change)) {
      // An unknown kind is refused at its field.
      if (!known.includes(kind)) continue;
      const rights = rightsOverKind(schema, kind, ACTION[change.action]);
      // A limited right says something of companies only.
      const reach = kind === companyKindOf(schema) ? 'somewhere' : 'everywhere';
      if (!(await holdsOneOf(client, tenant, author, rights, reach))) return false;
    }
    return true;
  },
  concerns: ({ status }) => status !== 'unchanged',
});

/** The rights by target, in every way of writing: a form, a change set, an import, a revert, a restore. */
export const targetPermits = ({ visible }: Pick<Registry, 'visible'>): readonly Permit[] =>
  visible.filter(({ target }) => target !== undefined).map(targetPermit);
