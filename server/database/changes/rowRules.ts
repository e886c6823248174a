import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { cascadeResources } from './ownership';
import type { Change, ChangeSetHead, Refusal, RowOutcome, RowRule, WrittenRow } from './changeTypes';

/** Whether a change, or a deletion that it cascades to, writes records with a row rule. */
export function isRuled(context: StoreContext, change: Change): boolean {
  if (context.rowRules.length === 0) return false;
  const table = context.writable(change.resource);
  const written = change.action === 'delete' ? cascadeResources(context, table) : [table.stored];
  return context.rowRules.some(({ resources }) => written.some((one) => resources.includes(one)));
}

/** The records of a rule's resources that an outcome wrote, including cascaded deletions. */
function writtenBy(
  { resources }: RowRule,
  resource: string,
  place: number,
  outcome: RowOutcome,
  { takesBack }: Pick<Change, 'takesBack'>,
): WrittenRow[] {
  if (outcome.status === 'refused' || outcome.status === 'unchanged') return [];
  const { id, before, after, owned = [] } = outcome;
  const comesBack = takesBack !== undefined && outcome.status === 'created';
  const values = { ...(before && { before }), ...(after && { after }) };
  const self = {
    place,
    resource,
    id,
    ...values,
    ...(comesBack && ({ comesBack } as const)),
    ...(takesBack && ({ takenBack: true } as const)),
  };
  const parts = owned.map((part) => ({ place, resource: part.resource, id: part.id, before: part.before }));
  return [self, ...parts].filter((row) => resources.includes(row.resource));
}

/** Refusals of the row rules for a batch, by index of the change. */
export async function refusedByRules(
  context: StoreContext,
  client: pg.ClientBase,
  changes: readonly Change[],
  outcomes: readonly RowOutcome[],
  author: ChangeSetHead['author'],
): Promise<ReadonlyMap<number, Refusal>> {
  const refusals = new Map<number, Refusal>();
  for (const rule of context.rowRules) {
    const rows = changes.flatMap((change, place) => {
      const outcome = outcomes[place];
      return outcome ? writtenBy(rule, context.writable(change.resource).stored, place, outcome, change) : [];
    });
    if (rows.length === 0) continue;
    const found = await rule.refuses(client, context.schema, rows, author);
    for (const [place, refusal] of found) refusals.set(place, refusal);
  }
  return refusals;
}
