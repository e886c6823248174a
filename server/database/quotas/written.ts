import { kindOf } from '../../../src/resources/fields/kinds';
import type { StoredFile } from '../../../src/resources/fields/shared/stored';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Change, RowOutcome } from '../changes/changeTypes';
import type { StoreContext } from '../storeContext';
import { NOTHING, type Amounts } from './quotas';

type Values = Readonly<Record<string, unknown>> | undefined;

interface FileTotal {
  readonly files: number;
  readonly bytes: number;
}

/** The fields of a resource that hold uploaded files. */
export const fileFields = ({ fields }: Pick<ResourceSchema, 'fields'>): readonly string[] =>
  Object.entries(fields).flatMap(([name, spec]) => (kindOf(spec).upload ? [name] : []));

const isFile = (value: unknown): value is StoredFile => typeof value === 'object' && value !== null && 'size' in value;

function fileTotal(schema: Pick<ResourceSchema, 'fields'>, values: Values): FileTotal {
  const files = values ? fileFields(schema).flatMap((field) => [values[field]].flat().filter(isFile)) : [];
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

/** How many more files a record has after a write, and how many more bytes they are. */
export function addedFiles(schema: Pick<ResourceSchema, 'fields'>, before: Values, after: Values): FileTotal {
  const [former, present] = [fileTotal(schema, before), fileTotal(schema, after)];
  return { files: present.files - former.files, bytes: present.bytes - former.bytes };
}

/** How many records there are more afterwards. */
const ADDED = { created: 1, changed: 0, deleted: -1 } as const;

/** How many more records, files and bytes of files there are after an outcome, and what its author wrote for it. */
export function writtenAmounts(
  context: StoreContext,
  { resource }: Pick<Change, 'resource'>,
  row: RowOutcome,
): Amounts {
  const { status } = row;
  if (status === 'refused' || status === 'unchanged') return NOTHING;
  const { schema } = context.table(resource);
  const parts = (row.owned ?? []).map((part) =>
    addedFiles(context.table(part.resource).schema, part.before, undefined),
  );
  const { files, bytes } = parts.reduce(
    (sum, part) => ({ files: sum.files + part.files, bytes: sum.bytes + part.bytes }),
    addedFiles(schema, row.before, row.after),
  );
  return {
    tenantRecords: ADDED[status] - parts.length,
    tenantFiles: files,
    tenantBytes: bytes,
    // To delete is how room is made: it never counts against its author.
    dayRecords: status === 'deleted' ? 0 : 1,
    dayFiles: Math.max(0, files),
    dayBytes: Math.max(0, bytes),
  };
}
