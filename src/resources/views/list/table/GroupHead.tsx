import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useOffers } from '../../access/useOffers';
import { FieldCell } from '../../page/FieldCell';
import { useNumberFormat } from '../../page/useNumberFormat';
import { useListCount } from '../state/useListTotal';

export interface GroupHeadProps {
  readonly field: string;
  /** The first record of the group. */
  readonly record: AnyRecord;
  readonly isClosed: boolean;
  readonly onToggle: () => void;
}

/** The value that a group of rows has in common, and how many records of the whole list have it; hides or shows the rows. */
export function GroupHead({ field, record, isClosed, onToggle }: GroupHeadProps) {
  const { filters } = useOffers();
  const format = useNumberFormat();
  const value = record[field] ?? null;
  const own = value === null ? { field, operator: 'isEmpty' } : { field, operator: 'equals', value };
  const total = useListCount(filters, own);
  return (
    <Box component="button" type="button" aria-expanded={!isClosed} onClick={onToggle} sx={WORDS}>
      <ExpandMore fontSize="small" sx={{ color: 'text.secondary', transform: isClosed ? 'rotate(-90deg)' : 'none' }} />
      <FieldCell field={field} record={record} />
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {total !== undefined && format(total)}
      </Box>
    </Box>
  );
}

const WORDS = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 24,
  ml: '-4px',
  p: 0,
  pr: '4px',
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outlineOffset: -2 },
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
