import type { ReactNode } from 'react';
import type { StoredFile } from '../../fields/shared/stored';
import { isObject } from '../../common/isObject';
import type { ResourceSchema } from '../../language/resourceSchema';
import { Face } from './Face';

interface NamedRecordProps {
  readonly schema: ResourceSchema;
  readonly record: { readonly id: number } & Readonly<Record<string, unknown>>;
  readonly name: string;
  /** Pixels of the picture. */
  readonly size?: number;
  readonly children: ReactNode;
}

const isFile = (value: unknown): value is StoredFile => isObject(value) && 'id' in value && 'name' in value;

/** A record's name with its picture, if the resource declares one (`picture`). */
export function NamedRecord({ schema, record, name, size = 24, children }: NamedRecordProps) {
  const { picture } = schema;
  if (picture === undefined) return <>{children}</>;
  const photo = record[picture];
  return (
    <span className="named">
      <Face schema={schema} id={record.id} name={name} photo={isFile(photo) ? photo : null} size={size} />
      <span className="named-text">{children}</span>
    </span>
  );
}
