import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useId } from 'react';
import type { ChangeCalls } from '../../resources/changes/changes';
import type { Slot } from '../core/slot';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';
import { wantedOf, type Meanwhile } from './meanwhile';

export interface MeanwhileDialogProps {
  readonly meanwhile: Meanwhile;
  readonly slotOf: (id: number) => Slot | undefined;
  /** By user id. */
  readonly names: ReadonlyMap<number, string>;
  readonly onSettle: (takesOver: boolean) => void;
}

/** Maximum number of slots listed. */
const MOST = 3;

/** A conflict: shows who changed the slots and how, and lets the person keep either version. */
export function MeanwhileDialog({ meanwhile, slotOf, names, onSettle }: MeanwhileDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={() => onSettle(false)} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('planning.meanwhile.title')}</DialogTitle>
      <DialogContent>
        {meanwhile.before.slice(0, MOST).map((slot) => (
          <Change
            key={slot.id}
            current={slotOf(slot.id)}
            slot={slot}
            wanted={wantedOf(meanwhile.edits, slot)}
            names={names}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={() => onSettle(false)}>
          {translate('planning.meanwhile.leave')}
        </Button>
        <Button variant="contained" onClick={() => onSettle(true)}>
          {translate('planning.meanwhile.takeOver')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChangeProps extends Pick<MeanwhileDialogProps, 'names'> {
  readonly slot: Slot;
  readonly current: Slot | undefined;
  readonly wanted: Slot | null;
}

function Change({ slot, current, wanted, names }: ChangeProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { recordHistory } = useDataProvider<DataProvider & ChangeCalls>();
  const last = useQuery({
    queryKey: ['planning', 'meanwhile', slot.id, current?.version],
    queryFn: ({ signal }) => recordHistory('creneaux', slot.id, { page: 1, pageSize: 1, signal }),
    retry: false,
  }).data?.items[0];
  const placeOf = (one: Slot) => {
    const person = one.salarieId === null ? translate('planning.everybody') : (names.get(one.salarieId) ?? '');
    return `${person}, ${formats.day(dayIndexOf(one.start))}, ${formats.range(one)}`;
  };
  const by = last && { who: last.authorName, when: formats.time(Date.parse(last.at)) };
  const lines = [
    ['now', current ? placeOf(current) : translate('planning.meanwhile.missing')],
    ['wanted', wanted ? placeOf(wanted) : translate('planning.meanwhile.removing')],
  ] as const;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography>
        {by
          ? translate(`planning.meanwhile.${current ? 'changed' : 'removed'}`, by)
          : translate('planning.meanwhile.somebody')}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { sm: 'auto 1fr' }, columnGap: 2, m: 0, mt: 1 }}>
        {lines.map(([name, text]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`planning.meanwhile.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, mb: 0.5 }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
