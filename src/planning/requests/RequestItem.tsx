import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { dayIndexOf } from '../../resources/planning/zone';
import { useFormats } from '../calendar/useFormats';
import { NO_FILTERS, planAddress } from '../page/place';
import type { PlanRequest, RequestState } from './requestTypes';
import type { RequestWords } from './useRequestWords';

const COLOUR = { EnAttente: 'warning', Acceptee: 'success', Refusee: 'error' } as const;

export interface RequestItemProps {
  readonly request: PlanRequest;
  readonly words: RequestWords;
  /** Absent: its reader does not decide. */
  readonly onDecide?: (etat: Exclude<RequestState, 'EnAttente'>) => void;
  /** Told that its place in the plan is being opened. */
  readonly onShow?: () => void;
}

/** One request: who asks for what and why, and what came of it. */
export function RequestItem({ request, words, onDecide, onShow }: RequestItemProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { action, etat, motif, reponse, demandeLe, traitePar, traiteLe, utilisateurId } = request;
  const on = (moment: string | null) =>
    moment ? `${formats.date(dayIndexOf(Date.parse(moment)))} ${formats.time(Date.parse(moment))}` : '';
  const place =
    words.at === undefined
      ? undefined
      : planAddress({ view: 'week', day: dayIndexOf(words.at), filters: { ...NO_FILTERS, people: [utilisateurId] } });
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr auto' } }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {translate(`planningRequests.actions.${action}`, { name: words.person })}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={COLOUR[etat]}
            label={translate(`planningRequests.states.${etat}`)}
          />
        </Box>
        <Box component="dl" sx={LINES}>
          {words.lines.map(({ name, before, after }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {translate(`planningRequests.lines.${name}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {before !== undefined && before !== after && <del>{before}</del>}
                {before !== undefined && before !== after && action === 'Modification' && ' → '}
                {after === undefined && action === 'Modification' && (
                  <ins>{translate('planningRequests.lines.none')}</ins>
                )}
                {after !== undefined && (before === undefined || before === after ? after : <ins>{after}</ins>)}
              </Box>
            </Box>
          ))}
        </Box>
        {motif && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {translate('planningRequests.reason', { reason: motif })}
          </Typography>
        )}
        {reponse && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {translate('planningRequests.answer', { answer: reponse })}
          </Typography>
        )}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {demandeLe && translate('planningRequests.asked', { when: on(demandeLe) })}
          {traitePar && ` ${translate('planningRequests.decided', { name: traitePar, when: on(traiteLe) })}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        {place && (
          <Button
            component={LinkBase}
            to={place}
            onClick={onShow}
            size="small"
            color="inherit"
            startIcon={<EventOutlined />}
          >
            {translate('planningRequests.show')}
          </Button>
        )}
        {onDecide && etat === 'EnAttente' && (
          <>
            <Button size="small" color="error" startIcon={<Close />} onClick={() => onDecide('Refusee')}>
              {translate('planningRequests.refuse.action')}
            </Button>
            <Button size="small" variant="contained" startIcon={<Check />} onClick={() => onDecide('Acceptee')}>
              {translate('planningRequests.accept.action')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}

const LINES = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  mt: 0.5,
  '& del': { color: 'text.secondary' },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
} as const;
