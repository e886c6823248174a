import type { Registry } from '../../../src/resources/registry/registry';
import { rightRows, type RightRow } from '../../seed/rightRows';
import { OTHER_RIGHTS } from './otherRights';

export const portalRights = (registry: Pick<Registry, 'visible'>): readonly RightRow[] =>
  rightRows(registry, OTHER_RIGHTS);
