import { foldText } from '../../common/foldText';

/** The endings of files that are written. */
const FORMATS = ['xlsx', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/**
 * The name of an export: `adherents-2026-11-22.xlsx`.
 *
 * @param label of the resource, in any language
 * @param day `YYYY-MM-DD`, of the person who exports
 */
export function exportName(label: string, day: string, format: Format | 'pdf'): string {
  const name = foldText(label)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'export'}-${day}.${format}`;
}
