import type { AnyRecord } from '../../../resources/language/resourceSchema';

export interface CauseNode {
  readonly cause: AnyRecord;
  readonly below: readonly CauseNode[];
}

/** The causes of an incident as trees, in the order noted; a cause whose parent was deleted is a root. */
export function causeTree(causes: readonly AnyRecord[]): readonly CauseNode[] {
  const ids = new Set(causes.map(({ id }) => id));
  const nodesBelow = (parentId: number | undefined): readonly CauseNode[] =>
    causes
      .filter((cause) => {
        const parent = Number(cause['parentId'] ?? 0);
        return parentId === undefined ? !ids.has(parent) : parent === parentId;
      })
      .map((cause) => ({ cause, below: nodesBelow(cause.id) }));
  return nodesBelow(undefined);
}
