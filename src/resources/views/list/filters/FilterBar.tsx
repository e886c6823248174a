import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import type { Comparison } from '../../../language/condition';
import { useExtension } from '../../ExtensionsContext';
import { useScreen } from '../../ScreenContext';
import { FADING, useMoreAside } from '../table/useMoreAside';
import type { FilterPosition } from './filterEdits';
import { FilterGroup } from './FilterGroup';
import { FilterPopover } from './lazyFilters';
import { SearchBox } from './SearchBox';
import { LinkFields } from './LinkFields';
import { ParameterToggles } from './ParameterToggles';
import { useListFilter } from './useListFilter';

/** Where the panel stands, and what it changes; without a position, a further condition. */
interface Editing {
  readonly anchor: HTMLElement;
  readonly initial?: Comparison | undefined;
  /** Where it was opened, and where what it has applied stands now. */
  readonly opened?: FilterPosition | undefined;
  readonly position?: FilterPosition | undefined;
}

interface FilterBarProps {
  /** What is narrowed, where several bars stand on a page. */
  readonly of?: string;
  readonly children?: ReactNode;
}

/** Everything that narrows a list: search, the contract's parameters and, where the API has them, filters by field. */
export function FilterBar({ children, of }: FilterBarProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { groups, isNarrowed, put, clear } = useListFilter();
  const canFilter = useExtension('filters') && schema.list.filters.length > 0;
  const further = useRef<HTMLDivElement>(null);
  useMoreAside(further);
  const [editing, setEditing] = useState<Editing>();
  return (
    <Box
      role="search"
      aria-label={[translate('screens.list.filters.region'), of].filter(Boolean).join(' · ')}
      sx={{ mb: 1.5 }}
    >
      <Box sx={ROW}>
        {schema.search.length > 0 && <SearchBox />}
        {canFilter && (
          <Button
            size="small"
            color="inherit"
            startIcon={<FilterList />}
            aria-haspopup="dialog"
            onClick={(event) => setEditing({ anchor: event.currentTarget })}
          >
            {translate('screens.list.filters.add')}
          </Button>
        )}
        <Box sx={FURTHER}>
          <Box ref={further} sx={LINE}>
            <LinkFields />
            <ParameterToggles />
            {isNarrowed && (
              <Button size="small" onClick={clear}>
                {translate('screens.list.filters.clear')}
              </Button>
            )}
            <Box sx={AT_END}>{children}</Box>
          </Box>
        </Box>
      </Box>
      {canFilter && groups.length > 0 && (
        <Box sx={{ ...ROW, mt: 1 }}>
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
        </Box>
      )}
      {editing && (
        <Suspense fallback={null}>
          <FilterPopover
            anchor={editing.anchor}
            initial={editing.initial}
            onApply={(comparison) => {
              const position = put(comparison, editing.position);
              setEditing((now) => now && { ...now, position });
            }}
            onAnother={() => setEditing((now) => now && { ...now, position: now.initial ? now.position : now.opened })}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}

const ROW = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1 } as const;
// Empty, it would still begin a line where the one before is full.
const AT_END = { ml: 'auto', '&:empty': { display: 'none' } } as const;
// On a telephone one line that can be pushed aside: the rows need the height.
const FURTHER = {
  display: { xs: 'block', sm: 'contents' },
  flexBasis: '100%',
  minWidth: 0,
  overflowX: 'auto',
  // Room for the ring of the focus.
  py: 0.5,
  my: -0.5,
  ...FADING,
} as const;
const LINE = {
  display: { xs: 'flex', sm: 'contents' },
  width: 'max-content',
  minWidth: '100%',
  alignItems: 'center',
  columnGap: 1.5,
  '& > *': { flexShrink: { xs: 0 }, whiteSpace: { xs: 'nowrap' } },
} as const;
