import { firstWords } from './first';
import { identity } from './identity';
import { lateWords } from './late';
import { mails } from './mails';
import { problems } from './problems';

/** Every word of the product in French, the first language: the others are typed against it. */
export const messages = { ...firstWords, ...lateWords, identity, mails, problems } as const;
