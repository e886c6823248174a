import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { Collections } from '../../nested/useCollections';
import { useScreen } from '../../ScreenContext';
import { NextSlots } from '../plan/NextSlots';
import { NEXT_SLOTS } from '../plan/nextSlots';
import { useRecordPlan } from '../plan/useRecordPlan';
import { Card } from './Card';
import { cardColumns, cardHeight } from './cardColumns';
import { isState } from './RecordStates';
import { SummaryFields } from './SummaryFields';
import { useCards } from './useCards';
import type { SummaryReading } from './useSummary';

export interface RecordSummaryProps {
  readonly record: AnyRecord;
  /** What it lacks is on its way. */
  readonly isPartial: boolean;
  readonly collections: Collections;
  readonly resume: SummaryReading;
}

/** What one comes for most often: the first fields of the record, and below them the cards of its collections. */
export function RecordSummary({ record, isPartial, collections: { tabs, isKnown }, resume }: RecordSummaryProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const cards = useCards(tabs, resume);
  const plan = useRecordPlan(record.id);
  // States stand beside the title.
  const fields = (schema.summary?.fields ?? []).filter((field) => !isState(schema, field));
  const most = useMostColumns();
  const heights = [
    ...cards.map(({ content, card }) => cardHeight(content?.items.length ?? PENDING, card.columns.length)),
    ...(plan ? [cardHeight(NEXT_SLOTS, SLOT_VALUES)] : []),
  ];
  // The page is read before the plan is asked for.
  const isTime =
    isKnown && !resume.isPending && cards.every(({ content, error }) => content !== undefined || Boolean(error));
  // Once they are known, cards stay where they are: one that grows does not push others into another column.
  const layout = [record.id, isTime, most, ...cards.map(({ name }) => name), plan !== undefined].join(' ');
  const [arranged, arrange] = useState<{ readonly layout: string; readonly columns: Columns }>();
  if (arranged?.layout !== layout) arrange({ layout, columns: cardColumns(heights, most) });
  if (fields.length === 0 && heights.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" aria-label={translate('details.summary.label')} sx={PANEL}>
      {fields.length > 0 && <SummaryFields fields={fields} record={record} isPartial={isPartial} />}
      {heights.length > 0 && (
        // Drawn anew once their heights are known: what is new does not move.
        <Box key={String(isTime)} sx={CARDS}>
          {arranged?.columns.map((places, column) => (
            <Box key={column} sx={COLUMN}>
              {places.map((place) => {
                const shown = cards[place];
                if (shown) return <Card key={shown.name} shown={shown} />;
                return plan && <NextSlots key="plan" plan={plan} id={record.id} isTime={isTime} />;
              })}
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  );
}

const PANEL = { mb: 2.5, overflow: 'hidden' } as const;
type Columns = ReturnType<typeof cardColumns>;

/** Records that a card is taken to have until it is known. */
const PENDING = 3;
/** What is said of a slot: when, and whose. */
const SLOT_VALUES = 4;
// One sheet with hairlines: each part draws those above and before it, and the sheet hides the outer ones.
const CARDS = {
  display: 'grid',
  // Beside a panel there is less room than the window tells: columns go below each other before words break.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  mt: '-1px',
  ml: '-1px',
} as const;
const COLUMN = {
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  '& > *': { borderTop: 1, borderColor: 'divider' },
} as const;

/** How many columns of cards the window has room for. */
function useMostColumns(): number {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const hasTwo = useMediaQuery(breakpoints.up('sm'), { noSsr: true });
  return isWide ? 3 : hasTwo ? 2 : 1;
}
