import type { AnyRecord } from '../../../language/resourceSchema';

/** Why only the id is known; `reserved`: the reader may not read the record. */
export type Missing = 'loading' | 'unknown' | 'unreadable' | 'reserved';

/** A chosen record, or only its id if it is loading, missing or unreadable. */
export type Chosen = AnyRecord & { readonly missing?: Missing | undefined };
