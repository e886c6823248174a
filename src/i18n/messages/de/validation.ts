import type { SameKeys } from '../../types';
import type { validation as french } from '../fr/validation';

export const validation: SameKeys<typeof french> = {};
