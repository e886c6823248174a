import type { SameKeys } from '../../types';
import type { identity as french } from '../fr/identity';

export const identity: SameKeys<typeof french> = {};
