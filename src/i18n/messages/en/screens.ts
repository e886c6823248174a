import type { SameKeys } from '../../types';
import type { screens as french } from '../fr/screens';

export const screens: SameKeys<typeof french> = {};
