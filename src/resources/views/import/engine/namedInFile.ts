import { idInText } from '../../../exchange/cells/references';
import type { Cell } from '../../../exchange/cells/cellTypes';
import { targetsOf } from '../../../exchange/plan/targets';
import type { ReadTable } from '../../../exchange/read/readTypes';
import { kindOf } from '../../../fields/kinds';
import { splitCell } from '../../../fields/shared/lists';
import type { NamedRequest, NamedInFile } from './importEngineTypes';

const idIn = (cell: Cell): number | undefined => {
  const id = Number(cell);
  return cell !== null && Number.isInteger(id) && id > 0 ? id : undefined;
};

export function namedInFile({ rows }: Pick<ReadTable, 'rows'>, { schema, nested, mapping }: NamedRequest): NamedInFile {
  const targets = new Map(targetsOf(schema, nested).map((one) => [one.target, one]));
  const texts = new Map<string, Set<string>>();
  let ids: Set<number> | undefined;
  for (const [at, target] of mapping.entries()) {
    const known = targets.get(target ?? '');
    if (!known) continue;
    const { column } = known;
    if (column.role === 'id' && !known.nested) ids = new Set(rows.flatMap((cells) => idIn(cells[at] ?? null) ?? []));
    const pointer = kindOf(column.spec).reference?.(column.spec);
    if (!pointer) continue;
    const found = texts.get(pointer.resource) ?? new Set();
    texts.set(pointer.resource, found);
    for (const cells of rows) {
      const cell = cells[at] ?? null;
      if (cell === null) continue;
      for (const text of pointer.several ? splitCell(String(cell)) : [String(cell).trim()])
        if (text !== '' && idInText(text) === undefined) found.add(text);
    }
  }
  return {
    texts: Object.fromEntries([...texts].map(([resource, found]) => [resource, [...found]])),
    ...(ids && { ids: [...ids] }),
  };
}
