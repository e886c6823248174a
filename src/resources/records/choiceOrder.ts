import { kindOf } from '../fields/kinds';
import { optionsOf } from '../fields/shared/options';
import type { FieldSpec } from '../language/kind';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';

/** The values of a choice in the order of its declaration, which lists are sorted by; undefined for other fields. */
export function choiceOrder(spec: FieldSpec | undefined): readonly string[] | undefined {
  const options = optionsOf(spec);
  if (!spec || options.length === 0 || kindOf(spec).column(spec) !== 'text') return undefined;
  return options.map(({ value }) => value);
}

/** What records are compared by in a sort: the position of a choice, and any other value itself. */
export const sortedValue =
  ({ fields }: Pick<ResourceSchema, 'fields'>) =>
  (record: AnyRecord, field: string): unknown => {
    const value = record[field];
    const position = choiceOrder(fields[field])?.indexOf(String(value));
    // A value of an earlier declaration comes last.
    return position === undefined ? value : position < 0 ? undefined : position;
  };
