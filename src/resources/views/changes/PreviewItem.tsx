import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FieldChangeLine } from './FieldChangeLine';
import type { PreviewRow } from './previewRows';
import { ProblemLine } from './ProblemLine';
import { shownStatus } from './reportCounts';
import { RowName } from './RowName';
import { useRowRefusal } from './RowRefusal';
import { STATUS_COLOURS, statusWord } from './StatusFilter';

/** Fields per row before "show more". */
export const shownFields = 5;

export interface PreviewItemProps {
  readonly row: PreviewRow;
  readonly label: ReactNode;
  readonly isApplied: boolean;
  /** Index among all rows, from 0, for `aria-posinset`: most rows are not rendered. */
  readonly place: number;
  readonly count: number;
  readonly top: number;
  readonly onMeasure: (index: number, pixels: number) => void;
}

export const PreviewItem = memo(function PreviewItem(props: PreviewItemProps) {
  const { row, label, isApplied, place, count, top, onMeasure } = props;
  const translate = useTranslate();
  const item = useRef<HTMLLIElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { index } = row.row;
  const status = shownStatus(row.row);
  const refusal = useRowRefusal()?.(row);
  // A row that is corrected in place shows what is corrected.
  const fields = refusal && status !== 'refused' ? [] : row.fields;
  const hidden = fields.length - shownFields;

  useLayoutEffect(() => {
    const element = item.current;
    if (!element) return undefined;
    const measure = () => onMeasure(index, element.offsetHeight);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [index, onMeasure]);

  return (
    <Box component="li" ref={item} aria-setsize={count} aria-posinset={place + 1} sx={{ ...ITEM, top }}>
      <Box sx={HEAD}>
        {label !== undefined && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {label}
          </Typography>
        )}
        <Typography component="span" variant="body2" sx={NAME}>
          <RowName row={row} />
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={STATUS_COLOURS[status]}
          label={refusal?.word ?? translate(`changes.rowStatus.${statusWord(status, isApplied)}`)}
        />
      </Box>
      {refusal?.body ??
        row.problems.map((problem, number) => <ProblemLine key={number} schema={row.schema} problem={problem} />)}
      {(isOpen ? fields : fields.slice(0, shownFields)).map((change) => (
        <FieldChangeLine key={change.field} row={row} change={change} />
      ))}
      {hidden > 0 && (
        <Link component="button" type="button" variant="body2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? translate('changes.preview.less') : translate('changes.preview.more', { smart_count: hidden })}
        </Link>
      )}
    </Box>
  );
});

const ITEM = {
  position: 'absolute',
  insetInline: 0,
  px: 1.5,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: 13,
} as const;
const HEAD = { display: 'flex', alignItems: 'center', columnGap: 1.5, minWidth: 0 } as const;
const NAME = { flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' } as const;
