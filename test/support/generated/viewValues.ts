import { isComparison } from '../../../src/resources/language/condition';
import { holds } from '../../../src/resources/records/holds';
import { conditionAt } from '../../../src/resources/language/moments';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Parents } from './addresses';
import type { Values } from './requests';
import { sampleValues } from './samples';

export interface Behind {
  readonly source: ResourceSchema;
  readonly parents: Parents;
  readonly shown: Values;
  /** Values of a record that the view hides; undefined if it shows all records of its source. */
  readonly hidden?: Values;
}

/** Values that fulfil a view's condition, or do not. @throws {Error} if no sample does */
function valuesBy({ view }: ResourceSchema, source: ResourceSchema, wanted: boolean): Values {
  if (!view?.where) return {};
  const condition = conditionAt(view.where, new Date());
  const spec = isComparison(condition) ? source.fields[condition.field] : undefined;
  if (!isComparison(condition) || !spec) throw new Error(`a view of '${source.name}' is not one comparison of a field`);
  const { field } = condition;
  const value = sampleValues(field, spec).find((one) => holds(condition, { id: 0, [field]: one }, source) === wanted);
  if (value === undefined) throw new Error(`'${source.name}.${field}': no sample tells the records of a view apart`);
  return { [field]: value };
}

/** The source of a view below these parents. @throws {Error} if the schema is no view */
export function behind(registry: Registry, schema: ResourceSchema, parents: Parents): Behind {
  const { view, parent } = schema;
  if (!view) throw new Error(`'${schema.name}' is no view`);
  const source = registry.get(view.resource);
  const above = view.below === undefined ? {} : { [view.below]: parents[parent?.parameter ?? ''] };
  return {
    source,
    parents: view.below === undefined ? parents : {},
    shown: { ...above, ...valuesBy(schema, source, true) },
    ...(view.where && { hidden: { ...above, ...valuesBy(schema, source, false) } }),
  };
}
