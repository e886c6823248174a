import { isComparison } from '../../../src/resources/language/condition';
import { holds } from '../../../src/resources/records/holds';
import { conditionAt } from '../../../src/resources/language/moments';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Parents } from './addresses';
import type { Values } from './requests';
import { sampleValues } from './samples';

/** Where the records of a view's source are written, and what they have to say to be shown. */
export interface Behind {
  readonly source: ResourceSchema;
  readonly parents: Parents;
  readonly shown: Values;
  /** What they say not to be shown; undefined where every record of the source is. */
  readonly hidden?: Values;
}

/** Values for which a view's condition holds, or does not. @throws {Error} where no sample is one */
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

/** What is behind a view below these parents. @throws {Error} where it is not one */
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
