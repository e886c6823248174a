import { COMMENTS } from '../../src/resources/registry/roles';
import type { LiveConcern } from '../live/liveTopics';

/** That something was said somewhere: open panels read again what their reader may read. It names neither record nor person. */
export const COMMENT_CONCERN: LiveConcern = { topic: 'comments', resource: COMMENTS, decides: () => true };
