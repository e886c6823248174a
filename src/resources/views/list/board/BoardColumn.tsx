import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import type { Board } from '../../../language/board';
import { OptionChip } from '../../../fields/shared/choices/OptionChip';
import type { Option } from '../../../fields/shared/options';
import { useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import type { AnyRecord } from '../../../language/resourceSchema';
import { FailureAlert } from '../../page/FailureAlert';
import { BoardCard } from './BoardCard';
import { useBoardColumn } from './useBoardColumn';

export interface BoardColumnProps {
  readonly board: Board;
  readonly option: Option;
  readonly options: readonly Option[];
  readonly offeredOf: (record: AnyRecord) => readonly Option[];
  /** True while a card of another column is dragged. */
  readonly isOver: boolean;
  readonly isEditable: boolean;
  readonly isLink: boolean;
  readonly busy: number | undefined;
  readonly onDrag: (record: AnyRecord | undefined) => void;
  readonly onDrop: () => void;
  readonly onMove: (record: AnyRecord, to: Option) => void;
  readonly onKey: (event: KeyboardEvent, record: AnyRecord) => void;
}

export function BoardColumn({ board, option, options, offeredOf, isOver, onDrop, ...props }: BoardColumnProps) {
  const translate = useTranslate();
  const inWords = useWords();
  const { data, total, error, isPending, isPlaceholderData, refetch } = useBoardColumn(board.by, option.value);
  const label = inWords(option.label);
  return (
    <Box
      component="section"
      data-column={option.value}
      aria-label={label}
      onDragOver={(event) => {
        if (isOver) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      sx={{ ...COLUMN, ...(isOver && { borderColor: 'primary.main', borderStyle: 'dashed' }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <OptionChip value={option.value} options={options} />
        {total !== undefined && <Chip size="small" variant="outlined" label={total} />}
      </Box>
      {isPending && <Skeleton variant="rounded" height={96} />}
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('screens.board.empty')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-busy={isPlaceholderData}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {data?.map((record) => (
          <BoardCard key={record.id} record={record} board={board} options={offeredOf(record)} {...props} />
        ))}
      </Box>
      {data && total !== undefined && total > data.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {translate('screens.board.more', { smart_count: total - data.length })}
        </Typography>
      )}
    </Box>
  );
}

const COLUMN = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  p: 1,
  minHeight: 160,
  // Columns scroll on their own, so that a long one does not push the others out of view.
  maxHeight: 'max(360px, calc(100vh - 260px))',
  overflowY: 'auto',
  minWidth: 0,
  scrollSnapAlign: 'start',
} as const;
