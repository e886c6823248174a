import { useDeferredValue } from 'react';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useIsDrawn } from '../page/useIsDrawn';
import { gridCells } from './gridCells';
import { sectionsInSight } from './sectionsInSight';

/** Pixels from which a form has two columns (as in `FieldGrid`). */
const WIDE = 900;

export interface FirstSections {
  readonly sections: ResourceSchema['sections'];
  /** All visible sections are rendered, so what follows has its final position. */
  readonly isInPlace: boolean;
}

/** Up to this many inputs render at once; splitting them would save no time. */
const FEW = 8;

/** Renders a long form in steps: the first section, the visible ones, then all. */
export function useFirstSections({ sections, fields }: ResourceSchema): FirstSections {
  const isWhole = useIsDrawn();
  const isBegun = useDeferredValue(true, false);
  if (isWhole) return { sections, isInPlace: true };
  const columns = window.innerWidth >= WIDE ? 2 : 1;
  const counts = sections.map((section) => gridCells(section.fields, fields).length);
  const inSight = sectionsInSight(counts, columns, window.innerHeight);
  const isLong = counts.slice(0, inSight).reduce((sum, count) => sum + count, 0) > FEW;
  const isInPlace = isBegun || !isLong;
  return { sections: sections.slice(0, isInPlace ? inSight : 1), isInPlace };
}
