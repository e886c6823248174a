import { columnsOf, headingOf } from '../../../exchange/cells/columns';
import { cellsOf } from '../../../exchange/cells/records';
import type { Cell } from '../../../exchange/cells/cellTypes';
import { sampleRecords } from '../../../exchange/sample/sampleRecords';
import type { RowBatches } from '../../../exchange/write/writeTypes';
import { writeTable } from '../../../exchange/write/writeTable';
import type { SampleTargets, TemplateRequest } from './importEngineTypes';

const ROWS = 3;

async function* batch(rows: readonly (readonly Cell[])[]): RowBatches {
  yield rows;
}

const idsOf = (targets: SampleTargets) =>
  Object.fromEntries(Object.entries(targets).map(([resource, names]) => [resource, Object.keys(names).map(Number)]));

export function templateFile({ schema, label, language, sample }: TemplateRequest): Promise<Blob> {
  const all = columnsOf(schema);
  const columns = all.filter(({ role, isRead }) => role === 'field' && isRead);
  const written = columns.map((column) => ({ heading: headingOf(column, all, language), spec: column.spec }));
  const { format, targets } = sample ?? { format: 'xlsx' as const, targets: undefined };
  const records = targets ? sampleRecords(schema, ROWS, language, idsOf(targets)) : [];
  const rows = records.map((record) => cellsOf(record, columns, (resource, id) => targets?.[resource]?.[id], language));
  return writeTable(written, batch(rows), { format, label, language });
}
