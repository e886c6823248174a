/** Said by the session just before it takes the page away: unsaved input is kept by then, without a question. */
export const LEAVING_EVENT = 'socle:leaving';

/** What keys of unsaved input begin with, in this tab's storage. */
export const DRAFT_PREFIX = 'socle.draft.';

/** Where a person's unsaved input at an address is kept. */
export const draftKey = (userId: string, address: string): string => `${DRAFT_PREFIX}${userId}.${address}`;

/** Input that was not saved. */
export interface Draft {
  /** The fields that were changed, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** When, in ISO form. */
  readonly at: string;
  /** Whether files were chosen: those cannot be kept. */
  readonly withoutFiles: boolean;
}

const isFile = (value: unknown): boolean => value instanceof Blob;

/** Whether a value holds a file that was chosen, at any depth. */
function holdsFile(value: unknown): boolean {
  if (isFile(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsFile);
}

/** The draft of what was changed; undefined where nothing of it can be kept. */
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

/** Reads a draft from its stored form; undefined where it is not one. */
export function readDraft(stored: string | null): Draft | undefined {
  if (stored === null) return undefined;
  try {
    const draft: unknown = JSON.parse(stored);
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}
