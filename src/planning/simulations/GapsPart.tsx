import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useRefresh, useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import type { SimulationGaps } from '../core/simulation/gaps';
import { useSaveKey } from '../../resources/views/form/useSaveShortcut';
import { ConfirmDialog } from '../../resources/views/page/ConfirmDialog';
import { MessagePanel } from '../../resources/views/page/MessagePanel';
import { FieldsSkeleton } from '../../resources/views/page/ScreenSkeleton';
import { describeProblem } from '../slotForm/describeProblem';
import { GapList } from './GapList';
import { gapRows, type GapRow } from './gapRows';
import { HoursTable } from './HoursTable';
import { useGapFindings } from './useGapFindings';
import { MarkCounts } from './MarkCounts';
import { useSlotWords } from './useSlotWords';
import { useValidation } from './useGaps';
import { usePlanSource } from '../source/usePlanSource';

export interface GapsPartProps {
  readonly gaps: SimulationGaps;
  readonly simulationId: number;
}

const NOTHING: ReadonlySet<number> = new Set();

/** A validation to confirm: all rows, or those with these ids. */
interface Confirmation {
  readonly ids?: readonly number[];
  readonly count: number;
  /** Those with a warning. */
  readonly warned: number;
}

/** The changes of a simulation with hours, conflicts, and the buttons to validate them. */
export function GapsPart({ gaps, simulationId }: GapsPartProps) {
  const translate = useTranslate();
  const rows = useMemo(() => gapRows(gaps), [gaps]);
  const { wordsOf, people, companies, isLoading } = useSlotWords(rows);
  const findings = useGapFindings(rows);
  const { previews: isUndoable } = usePlanSource();
  const [left, setLeft] = useState(NOTHING);
  const [asked, setAsked] = useState<Confirmation>({ count: 0, warned: 0 });
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const validation = useValidation(simulationId, () => setLeft(NOTHING));
  const free = useMemo(() => rows.filter(({ isBlocked }) => !isBlocked).map(({ id }) => id), [rows]);
  const chosen = useMemo(() => new Set(free.filter((id) => !left.has(id))), [free, left]);
  const blocked = rows.length - free.length;
  const isEverything = blocked === 0 && chosen.size === rows.length;
  const { salaries, entreprises } = gaps.heures;
  const isBusy = validation.isPending;
  const close = () => {
    setAsking(false);
    // Another person may have validated the rows meanwhile: reload once the reason has been read.
    if (validation.isError) refresh();
  };
  const ask = (next: Omit<Confirmation, 'warned'>) => {
    const ids = new Set(next.ids ?? rows.map(({ id }) => id));
    const isWarned = ({ id, conflicts }: GapRow) => ids.has(id) && (findings.has(id) || conflicts.length > 0);
    setAsked({ ...next, warned: rows.filter(isWarned).length });
    setAsking(true);
  };
  const buttons = useRef<HTMLDivElement>(null);
  const askAll = () => ask({ count: rows.length });
  const askChosen = () => ask({ ids: [...chosen], count: chosen.size });
  useSaveKey(buttons, () => {
    if (isBusy || chosen.size === 0) return;
    if (isEverything) askAll();
    else askChosen();
  });
  const confirmation = [
    translate('simulations.confirm.text', { smart_count: asked.count }),
    asked.warned > 0 && translate('simulations.confirm.warned', { smart_count: asked.warned }),
    isUndoable && translate('simulations.confirm.undo'),
  ]
    .filter(Boolean)
    .join(' ');
  if (isLoading) return <FieldsSkeleton />;
  const content = rows.length > 0 && (
    <>
      <MarkCounts rows={rows} />
      {blocked > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate('simulations.blocked', { smart_count: blocked })}
        </Alert>
      )}
      {salaries.length + entreprises.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
            {translate('simulations.hours.title')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
            <HoursTable label={translate('simulations.hours.people')} gaps={salaries} names={people} />
            <HoursTable label={translate('simulations.hours.companies')} gaps={entreprises} names={companies} />
          </Box>
        </Box>
      )}
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={chosen.size > 0}
            indeterminate={chosen.size > 0 && chosen.size < free.length}
            disabled={isBusy || free.length === 0}
            onChange={() => setLeft(chosen.size === free.length ? new Set(free) : NOTHING)}
          />
        }
        label={translate('simulations.chooseAll')}
        // In line with the boxes of the list.
        sx={{ ml: 0 }}
      />
      <GapList
        rows={rows}
        wordsOf={wordsOf}
        findings={findings}
        label={translate('simulations.title')}
        choice={{ chosen, onToggle: setLeft, disabled: isBusy }}
      />
      <Box ref={buttons} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, justifyContent: 'flex-end' }}>
        <Button variant="contained" disabled={isBusy || chosen.size === 0} onClick={isEverything ? askAll : askChosen}>
          {translate(isEverything ? 'simulations.validateAll' : 'simulations.validatePart', {
            smart_count: chosen.size,
          })}
        </Button>
      </Box>
    </>
  );
  return (
    <>
      {content || (
        <MessagePanel title={translate('simulations.empty.title')} text={translate('simulations.empty.text')} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('simulations.confirm.title')}
        text={confirmation}
        action={translate('simulations.confirm.action')}
        isPending={isBusy}
        error={validation.error}
        refusal={<Alert severity="error">{describeProblem(validation.error, translate)}</Alert>}
        onConfirm={() => validation.mutate(asked.ids, { onSuccess: () => setAsking(false) })}
        onCancel={close}
        onExited={validation.reset}
      />
    </>
  );
}
