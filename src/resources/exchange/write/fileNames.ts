import { foldText } from '../../common/foldText';

const FORMATS = ['xlsx', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/**
 * Name of an export: `adherents-2026-11-22.xlsx`.
 *
 * @param label of the resource, in any language
 * @param day `YYYY-MM-DD`, in the person's time zone
 */
export function exportName(label: string, day: string, format: Format | 'pdf'): string {
  const name = foldText(label)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'export'}-${day}.${format}`;
}
