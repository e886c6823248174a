import { hasRules, decidingFields } from '../../../src/resources/records/fieldRules';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isInput } from '../../../src/resources/views/form/formValues';
import { agreedSets } from '../../support/generated/agreed';
import { optionsOf } from '../../support/generated/distinctCases';

/** Fields that tests need: search, representation, and dependencies of other fields. */
function neededFields(schema: ResourceSchema): ReadonlySet<string> {
  const { fields, search, representation, periods, unique, tree, key, target } = schema;
  return new Set([
    ...search,
    ...representation,
    ...periods.flatMap(({ from, to }) => [from, to]),
    ...unique.flat(),
    ...agreedSets(schema).flat(),
    ...(tree ? [tree.parent] : []),
    ...(key === undefined ? [] : [key]),
    ...(target ? [target.kind] : []),
    ...Object.values(fields).flatMap(decidingFields),
    ...Object.keys(fields).filter((name) => {
      const spec = fields[name];
      return spec?.['required'] === true || (spec !== undefined && hasRules(spec));
    }),
  ]);
}

/**
 * Optional inputs that repeat an earlier form's kind and options, so that each is filled in once.
 *
 * @returns the names of such fields, by resource
 */
export function repeatedInputs(schemas: readonly ResourceSchema[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Set<string>();
  return new Map(
    schemas.map((schema) => {
      const needed = neededFields(schema);
      const repeated = Object.entries(schema.fields).flatMap(([name, spec]) => {
        if (!isInput(schema, name, true)) return [];
        const shape = optionsOf(spec).join(' ');
        const isRepeated = known.has(shape) && !needed.has(name);
        known.add(shape);
        return isRepeated ? [name] : [];
      });
      return [schema.name, new Set(repeated)];
    }),
  );
}
