import type { SameKeys } from '../../sameKeys';
import type { messages as french } from '../fr';
import { browserWords } from './browser';
import { identity } from './identity';
import { mails } from './mails';
import { problems } from './problems';

export const messages: SameKeys<typeof french> = { ...browserWords, identity, mails, problems };
