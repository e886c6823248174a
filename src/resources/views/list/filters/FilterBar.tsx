import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import type { FilterPart } from '../../../records/listFilter';
import { filterFields } from '../../../records/filterFields';
import { useOffers } from '../../access/useOffers';
import { useScreen } from '../../ScreenContext';
import { useHeightVariable } from '../../page/useHeightVariable';
import { usePageActions } from '../../page/pageActions';
import { useMoreAside } from '../table/useMoreAside';
import type { FilterPosition } from './filterEdits';
import { FilterGroup } from './FilterGroup';
import { FilterPopover } from './lazyFilters';
import { SearchBox } from './SearchBox';
import { LinkFields } from './LinkFields';
import { ParameterToggles } from './ParameterToggles';
import { useListFilter } from './useListFilter';

interface Editing {
  readonly anchor: HTMLElement;
  readonly initial?: FilterPart | undefined;
  readonly opened?: FilterPosition | undefined;
  readonly position?: FilterPosition | undefined;
}

/** Pixels of the margin above the conditions. */
const ABOVE_CHIPS = 8;

interface FilterBarProps {
  /** Name of the filtered list, if a page has several bars. */
  readonly of?: string;
  /** Offers conditions on child records, as the list declares. */
  readonly asksBelow?: boolean;
  readonly children?: ReactNode;
}

export function FilterBar({ children, of, asksBelow }: FilterBarProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { groups, hasFilters, put, clear } = useListFilter();
  const canFilter = useOffers().filters && filterFields(schema).length > 0;
  const further = useRef<HTMLDivElement>(null);
  useMoreAside(further);
  const [editing, setEditing] = useState<Editing>();
  const hasChips = canFilter && groups.length > 0;
  const chips = useHeightVariable<HTMLDivElement>('--chips-height', hasChips, ABOVE_CHIPS);
  const adding = useRef<HTMLButtonElement>(null);
  const add = {
    name: 'filter',
    label: translate('screens.list.filters.add'),
    icon: <FilterList />,
    onChoose: () => adding.current?.click(),
  };
  usePageActions(canFilter && asksBelow && !schema.parent ? [add] : []);
  return (
    <div
      role="search"
      aria-label={[translate('screens.list.filters.region'), of].filter(Boolean).join(' · ')}
      className="filter-bar"
    >
      <div className="filter-row">
        {schema.search.length > 0 && <SearchBox />}
        {canFilter && (
          <Button
            ref={adding}
            size="small"
            color="inherit"
            className="list-tool"
            startIcon={<FilterList />}
            aria-haspopup="dialog"
            onClick={(event) => setEditing({ anchor: event.currentTarget })}
          >
            <span className="tool-word">{add.label}</span>
          </Button>
        )}
        <div className="filters-further fades">
          <div ref={further} className="filters-line">
            <LinkFields />
            <ParameterToggles />
            {hasFilters && (
              <Button size="small" onClick={clear}>
                {translate('screens.list.filters.clear')}
              </Button>
            )}
            <div className="filters-end">{children}</div>
          </div>
        </div>
      </div>
      {hasChips && (
        <div ref={chips} className="filter-row">
          {groups.map((comparisons, group) => (
            <FilterGroup
              key={group}
              comparisons={comparisons}
              onEdit={(anchor, index) => {
                const opened = { groups, place: { group, index } };
                setEditing({ anchor, initial: comparisons[index], opened, position: opened });
              }}
              onRemove={(index) => put(undefined, { groups, place: { group, index } })}
            />
          ))}
        </div>
      )}
      {editing && (
        <Suspense fallback={null}>
          <FilterPopover
            anchor={editing.anchor}
            initial={editing.initial}
            asksBelow={asksBelow}
            onApply={(comparison) => {
              const position = put(comparison, editing.position);
              setEditing((now) => now && { ...now, position });
            }}
            onAnother={() => setEditing((now) => now && { ...now, position: now.initial ? now.position : now.opened })}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
