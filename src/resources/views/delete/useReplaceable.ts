import type { UsedBy } from '../../protocol/problem';
import { useGrants } from '../access/useGrants';
import { useOffers } from '../access/useOffers';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { replaceableIn, type PointingField } from './replacing';

/** The fields by which a record of the screen can be replaced; undefined if it cannot be. */
export function useReplaceable(references: readonly UsedBy[]): readonly PointingField[] | undefined {
  const registry = useRegistry();
  const { schema } = useScreen();
  const { held } = useGrants();
  const { atOnce } = useOffers();
  return atOnce && !schema.parent ? replaceableIn(registry, schema, references, held) : undefined;
}
