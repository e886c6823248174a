import type { PlanRequest } from './requestTypes';

/** What a request would change of a slot, value by value; `before` is absent for a new slot. */
export interface RequestLine {
  readonly name: 'when' | 'type' | 'company' | 'text';
  readonly before?: string;
  readonly after?: string;
}

/** What a request takes away from a slot. */
export const emptiedBy = ({ sansEntreprise, sansTexte }: Partial<PlanRequest>): ReadonlySet<RequestLine['name']> =>
  new Set([...(sansEntreprise ? (['company'] as const) : []), ...(sansTexte ? (['text'] as const) : [])]);

/** The values of a slot in words. */
export type SlotWords = Readonly<Partial<Record<RequestLine['name'], string>>>;

const NAMES = ['when', 'type', 'company', 'text'] as const;

/**
 * The lines to show of a request: all values of what is added or removed, the different ones of what is changed.
 *
 * @param stored the slot as it stands; undefined for a new slot, or one that is gone
 * @param asked what the request says; absent values stay as they are
 * @param emptied what goes
 */
export function requestLines(
  action: PlanRequest['action'],
  stored: SlotWords | undefined,
  asked: SlotWords,
  emptied: ReadonlySet<RequestLine['name']> = new Set(),
): readonly RequestLine[] {
  return NAMES.flatMap((name): readonly RequestLine[] => {
    const before = stored?.[name];
    const isKept = action === 'Modification' && !emptied.has(name);
    const after = action === 'Suppression' ? undefined : (asked[name] ?? (isKept ? before : undefined));
    if (before === undefined && after === undefined) return [];
    // When it is about is always said.
    if (action === 'Modification' && before === after && name !== 'when') return [];
    return [{ name, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  });
}
