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

export const fileFields = ({ fields }: Pick<ResourceSchema, 'fields'>): readonly string[] =>
  Object.entries(fields).flatMap(([name, spec]) => (kindOf(spec).upload ? [name] : []));

const isFile = (value: unknown): value is StoredFile => typeof value === 'object' && value !== null && 'size' in value;

function fileTotal(schema: Pick<ResourceSchema, 'fields'>, values: Values): FileTotal {
  const files = values ? fileFields(schema).flatMap((field) => [values[field]].flat().filter(isFile)) : [];
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

export function addedFiles(schema: Pick<ResourceSchema, 'fields'>, before: Values, after: Values): FileTotal {
  const [former, present] = [fileTotal(schema, before), fileTotal(schema, after)];
  return { files: present.files - former.files, bytes: present.bytes - former.bytes };
}

const ADDED = { created: 1, changed: 0, deleted: -1 } as const;

/** Changes in records, files and bytes caused by an outcome, and what counts against the author's day. */
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
    // Deletions make room, so they never count against the author.
    dayRecords: status === 'deleted' ? 0 : 1,
    dayFiles: Math.max(0, files),
    dayBytes: Math.max(0, bytes),
  };
}
