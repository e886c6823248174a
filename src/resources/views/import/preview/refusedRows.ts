import { fieldKey } from '../../../registry/translationKeys';
import type { Registry } from '../../../registry/registry';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { previewRows, type PreviewRow } from '../../changes/previewRows';
import type { RefusedRow } from '../engine/importEngineTypes';
import type { MergedReport } from './mergeReport';

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** Separator of several reasons for one row. */
const BETWEEN = ' ; ';

const isPlace = (part: string): boolean => /^\d+$/.test(part);

function reasonOf({ schema }: PreviewRow, problem: PreviewRow['problems'][number], translate: Translate): string {
  const parts = problem.field.split('.').filter((part) => part !== '' && !isPlace(part));
  const label = parts.length > 0 ? `${translate(fieldKey(schema, ...parts), { _: parts.join('.') })} — ` : '';
  return label + translate(problem.message, { ...problem.args, _: problem.message });
}

export function refusedRows(
  registry: Registry,
  schema: ResourceSchema,
  { report, changes, rows }: MergedReport,
  translate: Translate,
): readonly RefusedRow[] {
  const refused = { rows: report.rows.filter(({ status }) => status === 'refused') };
  const reasons = new Map<number, string[]>();
  for (const shown of previewRows(registry, schema, refused, changes)) {
    const row = rows[shown.row.index] ?? 0;
    const said = shown.problems.map((problem) => reasonOf(shown, problem, translate));
    reasons.set(row, [...(reasons.get(row) ?? []), ...said]);
  }
  return [...reasons].map(([row, said]) => ({ row, reasons: [...new Set(said)].join(BETWEEN) }));
}
