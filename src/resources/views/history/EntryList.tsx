import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { FailureAlert } from '../page/FailureAlert';
import { MessagePanel } from '../page/MessagePanel';
import { FieldsSkeleton } from '../page/ScreenSkeleton';
import { useNumberFormat } from '../page/useNumberFormat';
import type { Entries } from './useEntries';

export interface EntryListProps<Item> {
  readonly entries: Entries<Item>;
  readonly label: string;
  readonly empty: { readonly title: string; readonly text?: string };
  readonly keyOf: (item: Item) => string;
  /** One line per entry, as high as the rows of lists. */
  readonly isDense?: boolean;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** A page of history with a "more" button; an error or empty message otherwise. */
export function EntryList<Item>({ entries, label, empty, keyOf, isDense = false, children }: EntryListProps<Item>) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { items, total, totalIsMinimum, error, retry, more, isReadingMore } = entries;
  if (!items) return error ? <FailureAlert error={error} onRetry={retry} /> : <FieldsSkeleton />;
  if (items.length === 0)
    return (
      <Paper variant="outlined">
        <MessagePanel {...empty} />
      </Paper>
    );
  return (
    <>
      <Paper component="ol" variant="outlined" aria-label={label} sx={{ ...LIST, ...(isDense && DENSE) }}>
        {items.map((item, index) => (
          <Fragment key={keyOf(item)}>{children(item, index)}</Fragment>
        ))}
      </Paper>
      {Boolean(error) && <FailureAlert error={error} onRetry={retry} />}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mt: 1.5 }}>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate(totalIsMinimum ? 'history.shownOfMore' : 'history.shown', {
            shown: format(items.length),
            total: format(Math.max(total, items.length)),
          })}
        </Typography>
        {more && (
          <Button size="small" variant="outlined" loading={isReadingMore} onClick={more}>
            {translate('history.more')}
          </Button>
        )}
      </Box>
    </>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { px: { xs: 1.5, sm: 2 }, py: 1.5 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const DENSE = { '& > li': { px: { xs: 1.5, sm: 2 }, py: { xs: 0.75, sm: 0 } } } as const;
