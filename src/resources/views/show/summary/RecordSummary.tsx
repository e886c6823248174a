import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { Collections } from '../../nested/useCollections';
import { useIsNarrow } from '../../page/useIsNarrow';
import { useScreen } from '../../ScreenContext';
import { headFacts } from '../head/headFacts';
import { NextSlots } from '../plan/NextSlots';
import { NEXT_SLOTS } from '../plan/nextSlots';
import { useRecordPlan } from '../plan/useRecordPlan';
import { Card } from './Card';
import { SummaryColumns } from './SummaryColumns';
import { cardHeight } from './cardColumns';
import { isState } from './RecordStates';
import { SummaryFields } from './SummaryFields';
import { useCardColumns } from './useCardColumns';
import { useCards } from './useCards';
import type { SummaryReading } from './useSummary';

export interface RecordSummaryProps {
  readonly record: AnyRecord;
  /** Missing fields are still loading. */
  readonly isPartial: boolean;
  readonly collections: Collections;
  readonly resume: SummaryReading;
}

export function RecordSummary({ record, isPartial, collections: { tabs, isKnown }, resume }: RecordSummaryProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const cards = useCards(tabs, resume);
  const plan = useRecordPlan(record.id);
  // States are shown beside the title.
  // On a phone the head has no room for its facts.
  const facts = useIsNarrow() ? [] : headFacts(schema, record);
  const fields = (schema.summary?.fields ?? []).filter((field) => !isState(schema, field) && !facts.includes(field));
  const sheet = useRef<HTMLElement>(null);
  const most = useCardColumns(sheet);
  const heights = [
    ...cards.map(({ card, content }) => cardHeight(card.limit, card.columns.length, content?.items.length)),
    ...(plan ? [cardHeight(NEXT_SLOTS, SLOT_VALUES, resume.resume?.comingSlots)] : []),
  ];
  // The plan is fetched after the rest of the page.
  const isTime =
    isKnown && !resume.isPending && cards.every(({ content, error }) => content !== undefined || Boolean(error));
  if (fields.length === 0 && heights.length === 0) return null;
  return (
    <Paper
      ref={sheet}
      component="section"
      variant="outlined"
      className="record-summary"
      aria-label={translate('details.summary.label')}
      sx={PANEL}
    >
      {fields.length > 0 && <SummaryFields fields={fields} record={record} isPartial={isPartial} />}
      {heights.length > 0 && (
        // The key remounts the cards once they are loaded, so that they appear in place without moving.
        <SummaryColumns key={`${record.id} ${isTime}`} heights={heights} most={most}>
          {(place) => {
            const shown = cards[place];
            if (shown) return <Card key={shown.name} shown={shown} />;
            return (
              plan && (
                <NextSlots key="plan" plan={plan} id={record.id} isTime={isTime} coming={resume.resume?.comingSlots} />
              )
            );
          }}
        </SummaryColumns>
      )}
    </Paper>
  );
}

const PANEL = { mb: 2.5, overflow: 'hidden' } as const;

/** Values per slot: time and three columns. */
const SLOT_VALUES = 4;
