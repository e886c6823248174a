import { applyRows } from '../../server/seed/applyRows';
import { quoted } from '../../server/database/sql';
import { tableName } from '../../server/database/tables/names';
import type { Tenant } from '../../server/tenants';
import type { FieldSpec } from '../../src/resources/language/kind';
import { kindOf } from '../../src/resources/fields/kinds';
import { parametersOf, type Registry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { agreed } from './generated/agreed';
import { sampleValue } from './generated/samples';

export interface SampleRecord {
  readonly id: number;
  /** The identifier in its address: the id, or the value of the key. */
  readonly addressed: number;
  readonly parents: Readonly<Record<string, number>>;
}

/** A value that the declaration accepts: one of its options, or a sample. */
function valueOf(name: string, spec: FieldSpec, index: number): unknown {
  const options =
    'options' in spec && Array.isArray(spec.options) ? (spec.options as readonly { readonly value: unknown }[]) : [];
  const values = options.flatMap(({ value }) => [value, [value]]);
  return values.find((value) => kindOf(spec).parse(value, spec).ok) ?? sampleValue(name, spec, index);
}

export const storedSchemas = ({ visible }: Pick<Registry, 'visible'>): readonly ResourceSchema[] =>
  visible.filter(({ view, computed }) => !view && !computed);

/**
 * Stores one record of every resource, with its references and parents. Their ids start at `first`, beyond those of
 * other tenants.
 */
export async function createSampleRecords(
  tenant: Pick<Tenant, 'store' | 'database' | 'schema'>,
  registry: Registry,
  firstId: number,
): Promise<ReadonlyMap<string, SampleRecord>> {
  const made = new Map<string, SampleRecord>();

  async function create(schema: ResourceSchema): Promise<SampleRecord> {
    const known = made.get(schema.name);
    if (known) return known;
    const above = schema.parent && (await create(registry.get(schema.parent.resource)));
    const parents = schema.parent && above ? { ...above.parents, [schema.parent.parameter]: above.id } : {};
    const values: Record<string, unknown> = {};
    for (const [name, spec] of Object.entries(schema.fields)) {
      if (!spec.required || spec.initial !== undefined || spec.readOnly) continue;
      const target = kindOf(spec).reference?.(spec);
      const id = target && (await create(registry.get(target.resource))).id;
      values[name] = id === undefined ? valueOf(name, spec, made.size) : target?.several ? [id] : id;
    }
    for (const [kind, { field }] of Object.entries(schema.target?.of ?? {}).slice(0, 1)) {
      const spec = schema.fields[field];
      const resource = spec && kindOf(spec).reference?.(spec).resource;
      if (!schema.target || resource === undefined) continue;
      const { id } = await create(registry.get(resource));
      Object.assign(values, { [schema.target.kind]: kind, [schema.target.id]: id });
    }
    const table = quoted(tenant.schema, tableName(schema.name));
    await tenant.database.pool.query(`alter table ${table} alter column id restart with ${firstId + made.size}`);
    const [id = 0] = await applyRows(
      tenant,
      schema.name,
      [agreed(schema, values, made.size)],
      parametersOf(schema.name).length > 0 ? parents : undefined,
    );
    const record = { id, addressed: schema.key === undefined ? id : Number(values[schema.key]), parents };
    made.set(schema.name, record);
    return record;
  }

  for (const schema of storedSchemas(registry)) await create(schema);
  return made;
}
