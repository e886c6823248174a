import { isEmptyValue } from '../../records/validate';
import type { AnyRecord } from '../../language/resourceSchema';
import { filesOf, isPending } from '../../fields/shared/files/formFiles';
import { FieldCell } from '../page/FieldCell';
import { NoValue } from '../page/NoValue';

export interface ConflictValueProps {
  readonly name: string;
  readonly record: AnyRecord;
}

/** A value of a conflict, all of it; files that are not sent yet by their names. */
export function ConflictValue({ name, record }: ConflictValueProps) {
  const value = record[name];
  if (isEmptyValue(value)) return <NoValue />;
  const files = filesOf(value);
  if (files.some(isPending)) return files.map((file) => file.name).join(', ');
  return <FieldCell field={name} record={record} full />;
}
