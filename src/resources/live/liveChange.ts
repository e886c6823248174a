/** Address of the change stream (extension `live`). */
export const LIVE_CALL = 'live';

export const EVENTS_TYPE = 'text/event-stream';

export interface LiveRow {
  /** Address of its collection: `Entreprises/12/contrats`. */
  readonly collection: string;
  readonly id: number;
  readonly action: 'create' | 'update' | 'delete';
  readonly version: number;
}

/** Rows of a resource in a change set that the reader may read. */
export interface LiveResource {
  readonly resource: string;
  readonly rows: readonly LiveRow[];
  readonly more?: true;
}

/** Personal topics of the reader: their inbox, their plan, or comments. */
export type LiveTopic = 'inbox' | 'plan' | 'comments';

export interface LiveChange {
  readonly changeSet: number;
  readonly own: boolean;
  readonly resources: readonly LiveResource[];
  readonly topics: readonly LiveTopic[];
}

/** Stream events. After `reset`, changes may have been missed, so displayed data must be refetched. */
export type LiveEvent = { readonly type: 'change'; readonly change: LiveChange } | { readonly type: 'reset' };
