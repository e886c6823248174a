import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../registry/translationKeys';
import { ChangedValue } from './ChangedValue';
import type { FieldChange, PreviewRow } from './previewRows';

export interface FieldChangeLineProps {
  readonly row: PreviewRow;
  readonly change: FieldChange;
}

export function FieldChangeLine({ row, change: { field, before, after } }: FieldChangeLineProps) {
  const translate = useTranslate();
  const { status, before: was, after: becomes } = row.row;
  const hasBefore = was !== undefined && status !== 'created';
  const hasAfter = becomes !== undefined && status !== 'deleted';
  const value = (content: unknown) => <ChangedValue row={row} field={field} value={content} />;
  return (
    <Box sx={LINE}>
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {translate(fieldKey(row.schema, field))}
      </Box>
      <Box sx={VALUES}>
        {hasBefore && (
          <Box component={hasAfter ? 'del' : 'span'} sx={{ ...VALUE, ...(hasAfter && OLD) }}>
            <span style={HIDDEN}>{translate('changes.preview.before')} </span>
            {value(before)}
          </Box>
        )}
        {hasBefore && hasAfter && (
          <ArrowForward className="points-along" aria-hidden="true" sx={{ fontSize: 14, color: 'text.secondary' }} />
        )}
        {hasAfter && (
          <Box component="span" sx={VALUE}>
            {hasBefore && <span style={HIDDEN}>{translate('changes.preview.after')} </span>}
            {value(after)}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const LINE = {
  display: 'grid',
  // On a phone a quarter of the width would break long names within a word.
  gridTemplateColumns: { xs: 'minmax(84px, 43%) minmax(0, 1fr)', sm: 'minmax(84px, 26%) minmax(0, 1fr)' },
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 26,
} as const;
const VALUES = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minWidth: 0 } as const;
const VALUE = { minWidth: 0, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const OLD = { color: 'text.secondary' } as const;
/** Visually hidden, for screen readers. */
const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
