import type { Format } from '../../../../src/resources/exchange/write/fileNames';
import { nearest } from '../../../../src/resources/common/nearest';
import type { ResourceSchema } from '../../../../src/resources/language/resourceSchema';
import { problem } from '../../problem';

/** How a file of what is found is written. */
export interface ExportRequest {
  readonly format: Format;
  /** The fields that it holds, in their order; all where absent. */
  readonly columns?: readonly string[];
  /** What is left of the body: the criteria. */
  readonly criteria: Readonly<Record<string, unknown>>;
}

const isFormat = (value: unknown): value is Format => value === 'xlsx' || value === 'csv';

/** Reads what an export says besides its criteria: `format`, and `colonnes`. @throws {ProblemError} `invalid` */
export function readExportRequest(
  { fields }: Pick<ResourceSchema, 'fields'>,
  body: Readonly<Record<string, unknown>>,
): ExportRequest {
  const { format = 'xlsx', colonnes, ...criteria } = body;
  if (!isFormat(format)) throw problem('invalid', { errors: { format: [{ code: 'enumeration' }] } });
  if (colonnes === undefined || colonnes === null) return { format, criteria };
  const columns: readonly unknown[] = Array.isArray(colonnes) ? colonnes : [colonnes];
  const unknown = columns.find((name) => typeof name !== 'string' || !Object.hasOwn(fields, name));
  if (unknown !== undefined || columns.length === 0) {
    const name = typeof unknown === 'string' ? unknown.slice(0, 100) : 'colonnes';
    const close = nearest(name, Object.keys(fields));
    const issue = close
      ? { code: 'filterFieldNearest', args: { name, nearest: close } }
      : { code: 'filterField', args: { name } };
    throw problem('invalid', { errors: { colonnes: [issue] } });
  }
  return { format, columns: columns.map(String), criteria };
}
