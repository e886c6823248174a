import type { PlanRequest } from './requestTypes';

/** A value that a request would change; `before` is absent for a new slot. */
export interface RequestLine {
  readonly name: 'when' | 'type' | 'company' | 'text';
  readonly before?: string;
  readonly after?: string;
}

/** A line in words: the value before and after, or one of them. */
export const inWords = ({ before, after }: RequestLine): string =>
  [...new Set([before, after])].filter((one) => one !== undefined).join(' → ');

export const emptiedBy = ({ sansEntreprise, sansTexte }: Partial<PlanRequest>): ReadonlySet<RequestLine['name']> =>
  new Set([...(sansEntreprise ? (['company'] as const) : []), ...(sansTexte ? (['text'] as const) : [])]);

export type SlotWords = Readonly<Partial<Record<RequestLine['name'], string>>>;

const NAMES = ['when', 'type', 'company', 'text'] as const;

/**
 * The lines of a request: all values of an added or removed slot; of a changed one what identifies it, and the differences.
 * @param stored the present slot; undefined if new or deleted
 * @param asked the requested values; absent ones stay the same
 * @param emptied the values to clear
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
    // Times, type and company say which slot is meant.
    if (action === 'Modification' && before === after && name === 'text') return [];
    return [{ name, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  });
}
