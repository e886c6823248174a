/** Fired by the session before it leaves the page; drafts are stored without asking. */
export const LEAVING_EVENT = 'socle:leaving';

/** Prefix of drafts in session storage. */
export const DRAFT_PREFIX = 'socle.draft.';

export const draftKey = (userId: string, address: string): string => `${DRAFT_PREFIX}${userId}.${address}`;

export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  readonly at: string;
  /** True if chosen files were dropped, because they cannot be stored. */
  readonly withoutFiles: boolean;
}

const isFile = (value: unknown): boolean => value instanceof Blob;

function holdsFile(value: unknown): boolean {
  if (isFile(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsFile);
}

export function draftOf(changed: Readonly<Record<string, unknown>>, at: Date): Draft | undefined {
  const entries = Object.entries(changed);
  const kept = entries.filter(([, value]) => !holdsFile(value));
  if (kept.length === 0) return undefined;
  return { values: Object.fromEntries(kept), at: at.toISOString(), withoutFiles: kept.length < entries.length };
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  'at' in value &&
  typeof value.at === 'string';

export function readDraft(stored: string | null): Draft | undefined {
  if (stored === null) return undefined;
  try {
    const draft: unknown = JSON.parse(stored);
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}
