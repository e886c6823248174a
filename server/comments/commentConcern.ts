import { COMMENTS } from '../../src/resources/registry/roles';
import type { LiveConcern } from '../live/liveTopics';

/** Tells open panels to reload their comments, without naming a record or person. */
export const COMMENT_CONCERN: LiveConcern = { topic: 'comments', resource: COMMENTS, decides: () => true };
