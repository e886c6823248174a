import type { Registry } from '../../../src/resources/registry/registry';
import { rightRows, type RightRow } from '../../seed/rightRows';
import { OTHER_RIGHTS } from './otherRights';

/** One record of the resource Droits per right of the portal. */
export const portalRights = (registry: Pick<Registry, 'visible'>): readonly RightRow[] =>
  rightRows(registry, OTHER_RIGHTS);
