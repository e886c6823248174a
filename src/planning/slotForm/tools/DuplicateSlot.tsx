import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { DayField } from '../../../resources/fields/shared/dates/DayField';
import { RecordPicker } from '../../../resources/fields/shared/references/RecordPicker';
import { dayIndexOf, dayIndexOfText } from '../../../resources/fields/shared/zone';
import type { PlanIndex } from '../../data/checkEdits';
import { useFormats } from '../../calendar/useFormats';
import type { PlanEdits } from '../../undo/usePlanEdits';
import { ToolDialog } from './ToolDialog';
import { useToolRun } from './useToolRun';

export interface DuplicateSlotProps {
  readonly slotId: number;
  /** The simulation that gets the copies. */
  readonly simulationId?: number | undefined;
  readonly edits: Pick<PlanEdits, 'wrote'>;
  readonly index: PlanIndex;
  readonly names: ReadonlyMap<number, string>;
  readonly onClose: () => void;
}

/** Copies a slot to other days and people. */
export default function DuplicateSlot({ slotId, simulationId, edits, index, names, onClose }: DuplicateSlotProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const run = useToolRun(edits, onClose);
  const [dates, setDates] = useState<readonly string[]>([]);
  const [people, setPeople] = useState<readonly number[]>([]);
  const slot = index.byId.get(slotId);
  const whose = slot && (slot.salarieId === null ? translate('planning.everybody') : names.get(slot.salarieId));
  const call =
    dates.length + people.length === 0
      ? undefined
      : {
          address: `creneaux/${slotId}/Duplications`,
          body: { creneauId: slotId, dates, salariesIds: people, ...(simulationId !== undefined && { simulationId }) },
          done: 'duplicated' as const,
        };
  return (
    <ToolDialog
      title={translate('planning.tools.slotTitle')}
      action="duplicate"
      run={run}
      call={call}
      index={index}
      names={names}
      onClose={onClose}
    >
      {slot && (
        <Typography sx={{ color: 'text.secondary' }}>
          {[formats.day(dayIndexOf(slot.start)), formats.range(slot), whose].filter(Boolean).join(' · ')}
        </Typography>
      )}
      <DayField
        label={translate('planning.tools.addDate')}
        value=""
        onValue={(day) => {
          if (day !== '') run.change(setDates, [...new Set([...dates, day])].sort());
        }}
      />
      {dates.length > 0 && (
        <Box
          role="group"
          aria-label={translate('planning.tools.dates')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
        >
          {dates.map((day) => (
            <Chip
              key={day}
              label={formats.date(dayIndexOfText(day))}
              onDelete={() =>
                run.change(
                  setDates,
                  dates.filter((one) => one !== day),
                )
              }
            />
          ))}
        </Box>
      )}
      <RecordPicker
        resource="Utilisateurs"
        multiple
        value={[...people]}
        onChange={(ids) => run.change(setPeople, ids)}
        textField={{
          label: translate('planning.tools.people'),
          ...(people.length === 0 && { helperText: translate('planning.tools.samePerson') }),
        }}
      />
    </ToolDialog>
  );
}
