import type { SameKeys } from '../../types';
import type { shell as french } from '../fr/shell';

export const shell: SameKeys<typeof french> = {};
