import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState, type ReactNode } from 'react';
import { useExtension } from '../../ExtensionsContext';
import { useScreen } from '../../ScreenContext';
import type { FilterPlace } from './filterEdits';
import { FilterGroup } from './FilterGroup';
import { FilterPopover } from './lazyFilters';
import { SearchBox } from './SearchBox';
import { LinkFields } from './LinkFields';
import { ParameterToggles } from './ParameterToggles';
import { useListFilter } from './useListFilter';

/** Which place the panel is open for; absent: a further condition. */
interface Editing {
  readonly anchor: HTMLElement;
  readonly place?: FilterPlace;
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
  const { groups, isNarrowed, put, remove, clear } = useListFilter();
  const canFilter = useExtension('filters') && schema.list.filters.length > 0;
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
          <LinkFields />
          <ParameterToggles />
          {isNarrowed && (
            <Button size="small" onClick={clear}>
              {translate('screens.list.filters.clear')}
            </Button>
          )}
          <Box sx={{ ml: 'auto' }}>{children}</Box>
        </Box>
      </Box>
      {canFilter && groups.length > 0 && (
        <Box sx={{ ...ROW, mt: 1 }}>
          {groups.map((comparisons, group) => (
            <FilterGroup
              key={group}
              comparisons={comparisons}
              onEdit={(anchor, index) => setEditing({ anchor, place: { group, index } })}
              onRemove={(index) => remove({ group, index })}
            />
          ))}
        </Box>
      )}
      {editing && (
        <Suspense fallback={null}>
          <FilterPopover
            anchor={editing.anchor}
            initial={editing.place && groups[editing.place.group]?.[editing.place.index]}
            onApply={(comparison) => {
              put(comparison, editing.place);
              setEditing(undefined);
            }}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}

const ROW = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1 } as const;
// On a telephone one line that can be pushed aside: the rows need the height.
const FURTHER = {
  display: { xs: 'flex', sm: 'contents' },
  flexBasis: '100%',
  alignItems: 'center',
  columnGap: 1.5,
  overflowX: 'auto',
  // Room for the ring of the focus.
  py: 0.5,
  my: -0.5,
  '& > *': { flexShrink: { xs: 0 }, whiteSpace: { xs: 'nowrap' } },
} as const;
