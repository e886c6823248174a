import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useExtension } from '../../ExtensionsContext';
import { useScreen } from '../../ScreenContext';
import { FilterChip } from './FilterChip';
import { FilterPopover } from './FilterPopover';
import { SearchBox } from './SearchBox';
import { ParameterToggles } from './ParameterToggles';
import { useListFilter } from './useListFilter';

/** Which comparison the panel is open for, and where: none yet for a new one. */
interface Editing {
  readonly anchor: HTMLElement;
  readonly index?: number;
}

/** Everything that narrows a list: search, the contract's parameters and, where the API has them, filters by field. */
export function FilterBar({ children }: { readonly children?: ReactNode }) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { comparisons, isNarrowed, put, remove, clear } = useListFilter();
  const canFilter = useExtension('filters') && schema.list.filters.length > 0;
  const [editing, setEditing] = useState<Editing>();
  return (
    <Box role="search" aria-label={translate('screens.list.filters.region')} sx={{ mb: 1.5 }}>
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
        <ParameterToggles />
        {isNarrowed && (
          <Button size="small" onClick={clear}>
            {translate('screens.list.filters.clear')}
          </Button>
        )}
        <Box sx={{ ml: 'auto' }}>{children}</Box>
      </Box>
      {canFilter && comparisons.length > 0 && (
        <Box sx={{ ...ROW, mt: 1 }}>
          {comparisons.map((comparison, index) => (
            <FilterChip
              key={`${index} ${comparison.field}`}
              comparison={comparison}
              onEdit={(anchor) => setEditing({ anchor, index })}
              onRemove={() => remove(index)}
            />
          ))}
        </Box>
      )}
      {editing && (
        <FilterPopover
          anchor={editing.anchor}
          initial={editing.index === undefined ? undefined : comparisons[editing.index]}
          onApply={(comparison) => {
            put(comparison, editing.index);
            setEditing(undefined);
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Box>
  );
}

const ROW = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1 } as const;
