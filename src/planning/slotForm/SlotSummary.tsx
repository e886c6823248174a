import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';
import { personLabel } from '../core/personLabel';
import { doublesWords } from '../model/doublesWords';
import { markKey, type Plan, type PlanSlot } from '../model/plan';
import { HOUR } from '../../resources/common/durations';

export interface SlotSummaryProps {
  readonly slot: PlanSlot;
  readonly plan: Pick<Plan, 'people' | 'types'>;
}

/** A slot as a card: title, times, duration, person, type and text. */
export function SlotSummary({ slot, plan }: SlotSummaryProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const type = plan.types.get(slot.typeCreneauId)?.libelle;
  const person = plan.people.filter(({ id }) => id === slot.salarieId).map(personLabel)[0];
  const mark = markKey(slot);
  const state = slot.etat === 'Annule' ? translate('planning.cancelled') : mark && translate(`planning.marks.${mark}`);
  return (
    <Paper
      aria-hidden
      data-slot-card
      elevation={8}
      sx={{ mt: 0.5, p: 1.5, width: 300, maxWidth: '90vw', borderLeft: `3px solid ${slot.colour}`, fontSize: 13 }}
    >
      <Box sx={{ fontWeight: 600, fontSize: 14, overflowWrap: 'break-word' }}>{slot.title}</Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formats.day(dayIndexOf(slot.start))}
        <br />
        {`${formats.range(slot)} · ${formats.hours((slot.end - slot.start) / HOUR)}`}
      </Box>
      <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
        {[slot.salarieId === null ? translate('planning.everybody') : person, type === slot.title ? undefined : type]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {state && <Box sx={{ mt: 0.5, fontWeight: 500 }}>{state}</Box>}
      {slot.doubles && (
        <Box sx={{ mt: 0.5, fontWeight: 500, color: 'warning.main' }}>
          {doublesWords(slot, translate, formats.range)}
        </Box>
      )}
      {slot.texte && (
        <Box sx={{ mt: 0.5, whiteSpace: 'pre-line', overflow: 'hidden', display: '-webkit-box', ...CLAMP }}>
          {slot.texte}
        </Box>
      )}
    </Paper>
  );
}

const CLAMP = { WebkitLineClamp: 4, WebkitBoxOrient: 'vertical' } as const;
