import { useDeferredValue } from 'react';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useIsDrawn } from '../page/useIsDrawn';
import { sectionsInSight } from './sectionsInSight';

/** From here on a form has two inputs beside each other (`FieldGrid`), in pixels. */
const WIDE = 900;

export interface FirstSections {
  readonly sections: ResourceSchema['sections'];
  /** All that is in sight is drawn: what stands below the sections has its place. */
  readonly isInPlace: boolean;
}

/** So many inputs are drawn at once: in two goes they would be there no sooner. */
const FEW = 8;

/** Returns the sections that a form draws: of a long one the first section first, then those in sight, then all of them. */
export function useFirstSections({ sections }: ResourceSchema): FirstSections {
  const isWhole = useIsDrawn();
  const isBegun = useDeferredValue(true, false);
  if (isWhole) return { sections, isInPlace: true };
  const columns = window.innerWidth >= WIDE ? 2 : 1;
  const counts = sections.map(({ fields }) => fields.length);
  const inSight = sectionsInSight(counts, columns, window.innerHeight);
  const isLong = counts.slice(0, inSight).reduce((sum, count) => sum + count, 0) > FEW;
  const isInPlace = isBegun || !isLong;
  return { sections: sections.slice(0, isInPlace ? inSight : 1), isInPlace };
}
