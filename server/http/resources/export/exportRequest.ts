import type { Format } from '../../../../src/resources/exchange/write/fileNames';
import { nearest } from '../../../../src/resources/common/nearest';
import type { ResourceSchema } from '../../../../src/resources/language/resourceSchema';
import { problem } from '../../problem';

export interface ExportRequest {
  readonly format: Format;
  /** Fields to export, in this order; all by default. */
  readonly columns?: readonly string[];
  readonly criteria: Readonly<Record<string, unknown>>;
}

const isFormat = (value: unknown): value is Format => value === 'xlsx' || value === 'csv';

/** Splits a body into the options `format` and `colonnes` and the criteria. @throws {ProblemError} `invalid` */
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
