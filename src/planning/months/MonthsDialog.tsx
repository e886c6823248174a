import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useCallback, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PlanPerson } from '../core/slot';
import { useReadOnly } from '../../resources/views/access/ReadOnlyContext';
import { ConfirmDialog } from '../../resources/views/page/ConfirmDialog';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { IconAction } from '../../resources/views/page/IconAction';
import { FieldsSkeleton } from '../../resources/views/page/ScreenSkeleton';
import { useFormats } from '../calendar/useFormats';
import { addMonths, monthSpan } from '../data/months';
import { LINKED_MONTH } from './linkedMonth';
import { seenPeople, type MonthSought } from './monthList';
import { MonthsList } from './MonthsList';
import type { MonthRole, MonthState } from './monthSteps';
import { useMonthStates, useWriteMonths } from './useMonthStates';

export interface MonthsDialogProps {
  readonly people: readonly Pick<PlanPerson, 'id' | 'name'>[];
  /** Initial month, `2026-11`, unless the address names one. */
  readonly month: string;
  readonly role: MonthRole;
  readonly onClose: () => void;
}

const NOBODY: ReadonlySet<number> = new Set();
const NO_STATES: ReadonlyMap<number, MonthState> = new Map();

/** Planners validate or refuse people's months; staff request the validation of their own. */
export default function MonthsDialog({ people, month: first, role, onClose }: MonthsDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const id = useId();
  const isSmall = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const [address, setAddress] = useSearchParams();
  const [linked] = useState(() => /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(address.get(LINKED_MONTH) ?? '')?.[0]);
  const [month, setMonth] = useState(linked ?? first);
  const states = useMonthStates(month);
  const { mutate, isPending, data: failures, reset, error } = useWriteMonths();
  const isReadOnly = useReadOnly();
  const [sought, setSought] = useState<MonthSought>({ show: linked === undefined ? 'all' : 'EnAttente', text: '' });
  const [chosen, setChosen] = useState(NOBODY);
  const [asked, setAsked] = useState<readonly number[]>();
  // The button validates the people in sight.
  const seen = seenPeople(people, states.data ?? NO_STATES, sought);
  const open = role.isPlanner ? seen.filter(({ id: one }) => states.data?.get(one) !== 'Acceptee') : [];
  const marked = open.filter(({ id: one }) => chosen.has(one));
  const several = (marked.length > 0 ? marked : open).map(({ id: one }) => one);
  const onStep = useCallback(
    (personId: number, etat: MonthState) => mutate({ month, etat, people: [personId] }),
    [mutate, month],
  );
  const close = () => {
    onClose();
    if (!address.has(LINKED_MONTH)) return;
    const next = new URLSearchParams(address);
    next.delete(LINKED_MONTH);
    setAddress(next, { replace: true });
  };
  const step = (by: -1 | 1) => {
    reset();
    setChosen(NOBODY);
    setMonth(addMonths(month, by));
  };
  return (
    <Dialog
      open
      onClose={isPending ? undefined : close}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={isSmall}
    >
      <DialogTitle id={id}>{translate('planningRequests.months.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">{translate('planningRequests.months.help')}</DialogContentText>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, my: 1 }}>
          <IconAction
            label={translate('planning.nav.previous')}
            icon={<ChevronLeft className="points-along" />}
            disabled={isPending}
            onClick={() => step(-1)}
          />
          <Typography aria-live="polite" sx={{ fontWeight: 600, minWidth: 140, textAlign: 'center' }}>
            {formats.month(monthSpan(month).first)}
          </Typography>
          <IconAction
            label={translate('planning.nav.next')}
            icon={<ChevronRight className="points-along" />}
            disabled={isPending}
            onClick={() => step(1)}
          />
        </Box>
        {isReadOnly && (
          <Alert severity="info" sx={{ mb: 1 }}>
            {translate('access.viewAs.withheld')}
          </Alert>
        )}
        {!states.isSaid && (
          <Alert severity="info" sx={{ mb: 1 }}>
            {translate('planningRequests.months.unsaid')}
          </Alert>
        )}
        {failures && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {translate('planningRequests.months.failed', { smart_count: failures.count, reason: failures.reason })}
          </Alert>
        )}
        {Boolean(error ?? states.error) && (
          <FailureAlert error={error ?? states.error} onRetry={() => void states.refetch()} />
        )}
        {states.isPending && <FieldsSkeleton />}
        {states.data && (
          <MonthsList
            people={people}
            role={role}
            sought={sought}
            onSought={setSought}
            states={states.data}
            isSaid={states.isSaid}
            month={month}
            disabled={isPending || isReadOnly}
            chosen={chosen}
            onChosen={setChosen}
            onStep={onStep}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button autoFocus color="inherit" disabled={isPending} onClick={close}>
          {translate('screens.page.close')}
        </Button>
        {states.data && !isReadOnly && several.length > (marked.length > 0 ? 0 : 1) && (
          <Button variant="contained" loading={isPending} onClick={() => setAsked(several)}>
            {translate(`planningRequests.months.${marked.length > 0 ? 'chosen' : 'all'}`, {
              smart_count: several.length,
            })}
          </Button>
        )}
      </DialogActions>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={translate('planningRequests.months.confirm.title', {
          smart_count: asked?.length ?? 0,
          month: formats.month(monthSpan(month).first),
        })}
        text={translate('planningRequests.months.confirm.text')}
        action={translate('planningRequests.months.validate')}
        isPending={isPending}
        error={undefined}
        onConfirm={() =>
          mutate(
            { month, etat: 'Acceptee', people: asked ?? [] },
            {
              onSettled: () => {
                setAsked(undefined);
                setChosen(NOBODY);
              },
            },
          )
        }
        onCancel={() => setAsked(undefined)}
        onExited={() => undefined}
      />
    </Dialog>
  );
}
