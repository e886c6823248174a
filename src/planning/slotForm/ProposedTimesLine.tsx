import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { SlotType } from '../core/slot';
import { useFormats } from '../calendar/useFormats';
import type { ProposedTimes } from './useProposedTimes';

export interface ProposedTimesLineProps {
  readonly proposed: ProposedTimes | undefined;
  readonly nameOf: (personId: number) => string | undefined;
  readonly types: ReadonlyMap<number, Pick<SlotType, 'libelle'>>;
}

/** Below the times: whose times they are, and a way back to those of before. */
export function ProposedTimesLine({ proposed, nameOf, types }: ProposedTimesLineProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const name = proposed && proposed.personId !== null ? nameOf(proposed.personId) : undefined;
  const type = proposed && types.get(proposed.typeId ?? 0)?.libelle;
  const words = () => {
    if (proposed?.source === 'ownType') return translate('planning.form.ownTypeTimes', { type, name });
    if (proposed?.source === 'type') return translate('planning.form.typeTimes', { type });
    return name === undefined ? translate('planning.form.usualTimes') : translate('planning.form.freeTimes', { name });
  };
  return (
    <Box role="status" sx={LINE}>
      {proposed && (
        <>
          {words()}
          <Button size="small" sx={BACK} onClick={proposed.restore}>
            {translate(`planning.form.${proposed.isWorkday ? 'restoreDay' : 'restoreTimes'}`, {
              times: formats.range(proposed.before),
            })}
          </Button>
        </>
      )}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  fontSize: 13,
  color: 'text.secondary',
  '&:not(:empty)': { pt: 0.5, pb: 1 },
} as const;
const BACK = { px: 0.5, ml: -0.5, minWidth: 0, minHeight: 28, textDecoration: 'underline' } as const;
