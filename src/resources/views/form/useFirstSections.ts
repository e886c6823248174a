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

/** Returns the sections that a form draws: the first one first, then those in sight, then all of them. */
export function useFirstSections({ sections }: ResourceSchema): FirstSections {
  const isWhole = useIsDrawn();
  const isInPlace = useDeferredValue(true, false);
  if (isWhole) return { sections, isInPlace: true };
  if (!isInPlace) return { sections: sections.slice(0, 1), isInPlace };
  const columns = window.innerWidth >= WIDE ? 2 : 1;
  const counts = sections.map(({ fields }) => fields.length);
  return { sections: sections.slice(0, sectionsInSight(counts, columns, window.innerHeight)), isInPlace };
}
