import type { AnyRecord } from '../../../language/resourceSchema';

/** Why only the id is known; `offline`: it loads once the network is back; `reserved`: the reader may not read it. */
export type Missing = 'loading' | 'offline' | 'unknown' | 'unreadable' | 'reserved';

/** A chosen record, or only its id if it is loading, missing or unreadable. */
export type Chosen = AnyRecord & { readonly missing?: Missing | undefined };
