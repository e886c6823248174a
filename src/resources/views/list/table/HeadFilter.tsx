import { Suspense, useState } from 'react';
import { useScreen } from '../../ScreenContext';
import { beginComparison } from '../filters/beginComparison';
import type { FilterPosition } from '../filters/filterEdits';
import { FilterPopover } from '../filters/lazyFilters';
import { useListFilter } from '../filters/useListFilter';

interface HeadFilterProps {
  readonly field: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The filter of a column below its head: the condition that the list has on it alone, or else a new one. */
export function HeadFilter({ field, anchor, onClose }: HeadFilterProps) {
  const { schema } = useScreen();
  const { groups, put } = useListFilter();
  const [before] = useState(() => {
    const group = groups.findIndex(([only, ...others]) => {
      return others.length === 0 && only !== undefined && 'field' in only && only.field === field;
    });
    const found = groups[group]?.[0];
    return { found, opened: found && { groups, place: { group, index: 0 } } };
  });
  const [position, setPosition] = useState<FilterPosition | undefined>(before.opened);
  const [initial] = useState(before.found ?? beginComparison(schema, field));
  return (
    <Suspense fallback={null}>
      <FilterPopover
        anchor={anchor}
        initial={initial}
        onApply={(part) => setPosition(put(part, position))}
        onAnother={() => setPosition(before.opened && position)}
        onClose={onClose}
      />
    </Suspense>
  );
}
