/** Where the stream of changes is opened (extension `live`). */
export const LIVE_CALL = 'live';

/** The type of what it answers (HTML, server-sent events). */
export const EVENTS_TYPE = 'text/event-stream';

/** A record that was written. */
export interface LiveRow {
  /** The address of its collection: `Entreprises/12/contrats`. */
  readonly collection: string;
  readonly id: number;
  readonly action: 'create' | 'update' | 'delete';
  readonly version: number;
}

/** What a change set wrote of a resource, as far as the reader may read it. */
export interface LiveResource {
  readonly resource: string;
  readonly rows: readonly LiveRow[];
  /** There are others which are not named one by one. */
  readonly more?: true;
}

/** What concerns the reader beside the lists that they read: what waits for them or was answered, their own plan, or comments. */
export type LiveTopic = 'inbox' | 'plan' | 'comments';

/** One change set: whose records were written, and never with which values. */
export interface LiveChange {
  readonly changeSet: number;
  /** The reader wrote it. */
  readonly own: boolean;
  readonly resources: readonly LiveResource[];
  readonly topics: readonly LiveTopic[];
}

/** The events of the stream; after `reset` what was written meanwhile is unknown, and what is shown has to be read again. */
export type LiveEvent = { readonly type: 'change'; readonly change: LiveChange } | { readonly type: 'reset' };
