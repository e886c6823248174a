import type { ResourceSchema } from '../../language/resourceSchema';
import { useIsDrawn } from '../page/useIsDrawn';
import { sectionsInSight } from './sectionsInSight';

/** From here on a form has two inputs beside each other (`FieldGrid`), in pixels. */
const WIDE = 900;

/** Returns the sections that a form draws: those in sight first, then all of them. */
export function useFirstSections({ sections }: ResourceSchema): ResourceSchema['sections'] {
  const isWhole = useIsDrawn();
  if (isWhole) return sections;
  const columns = window.innerWidth >= WIDE ? 2 : 1;
  const counts = sections.map(({ fields }) => fields.length);
  return sections.slice(0, sectionsInSight(counts, columns, window.innerHeight));
}
