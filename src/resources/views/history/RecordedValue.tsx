import { viewOf } from '../../fields/views';
import { isEmptyValue } from '../../records/validate';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { NoValue } from '../page/NoValue';

export interface RecordedValueProps {
  readonly schema: ResourceSchema;
  readonly name: string;
  /** The record as it was. */
  readonly record: AnyRecord;
}

/** A value that a record had, as its kind shows it: of a reference the name of what it points at. */
export function RecordedValue({ schema, name, record }: RecordedValueProps) {
  const spec = schema.fields[name];
  const value = record[name];
  if (!spec || isEmptyValue(value)) return <NoValue />;
  return viewOf(spec).cell({ schema, path: [name], spec, value, record, full: true });
}
