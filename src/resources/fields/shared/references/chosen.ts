import type { AnyRecord } from '../../../language/resourceSchema';

/** Why nothing is known of a record but its id; `reserved`: its reader may not read it. */
export type Missing = 'loading' | 'unknown' | 'unreadable' | 'reserved';

/** A record that was chosen: itself, or only its id while it is read, where it does not exist or cannot be read. */
export type Chosen = AnyRecord & { readonly missing?: Missing | undefined };
