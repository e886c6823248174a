import type { SameKeys } from '../../types';
import type { data as french } from '../fr/data';

export const data: SameKeys<typeof french> = {};
