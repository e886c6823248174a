import type { SameKeys } from '../../types';
import type { problems as french } from '../fr/problems';

export const problems: SameKeys<typeof french> = {};
