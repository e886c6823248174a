import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import type { FilterPart } from '../../../records/listFilter';
import { FilterChip } from './FilterChip';

export interface FilterGroupProps {
  readonly comparisons: readonly FilterPart[];
  /** @param index of the comparison to edit; past the last one, adds an alternative */
  readonly onEdit: (anchor: HTMLElement, index: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Alternatives joined by "or": `Statut est actif ou Ville contient Lille`. */
export function FilterGroup({ comparisons, onEdit, onRemove }: FilterGroupProps) {
  const translate = useTranslate();
  const isChoice = comparisons.length > 1;
  return (
    <Box
      {...(isChoice && { role: 'group', 'aria-label': translate('savedViews.anyOf') })}
      sx={{ ...GROUP, ...(isChoice && CHOICE) }}
    >
      {comparisons.map((comparison, index) => (
        <Fragment key={`${index} ${'below' in comparison ? comparison.below : comparison.field}`}>
          {index > 0 && <span>{translate('savedViews.or')}</span>}
          <FilterChip
            comparison={comparison}
            onEdit={(anchor) => onEdit(anchor, index)}
            onRemove={() => onRemove(index)}
          />
        </Fragment>
      ))}
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        title={translate('savedViews.addAlternative')}
        onClick={({ currentTarget }) => onEdit(currentTarget, comparisons.length)}
        sx={{ minWidth: 0, px: 0.75 }}
      >
        {translate('savedViews.orMore')}
      </Button>
    </Box>
  );
}

const GROUP = { display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, fontSize: 13 } as const;
const CHOICE = {
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: 2,
  px: 0.5,
  py: 0.25,
} as const;
