import ChevronRight from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { useId, useState, type MouseEvent } from 'react';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';

export interface DoubtfulDatesProps {
  /** `YYYY-MM-DD` */
  readonly dates: readonly string[];
  /** Absent if no date would remain. */
  readonly onLeaveOut: (() => void) | undefined;
}

/** The line goes, with the button that has the focus: it goes on to the one that saves, so that Escape still closes. */
function leaveOut({ currentTarget }: MouseEvent<HTMLElement>, work: () => void): void {
  currentTarget.closest('[data-bar]')?.querySelector<HTMLElement>('button[type="submit"]:enabled')?.focus();
  work();
}

/** One line on the dates of a series that have warnings, above the button that saves them all the same. */
export function DoubtfulDates({ dates, onLeaveOut }: DoubtfulDatesProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (dates.length === 0) return null;
  const smart_count = dates.length;
  const words = translate('planning.rule.doubtful', { smart_count });
  const [first, ...others] = dates.map((day) => formats.date(dayIndexOfText(day)));
  return (
    <Alert
      severity="warning"
      aria-live="polite"
      sx={{ mb: 1.5, py: 0, alignItems: 'center' }}
      action={
        onLeaveOut && (
          <Button
            size="small"
            color="inherit"
            sx={{ whiteSpace: 'nowrap' }}
            onClick={(event) => leaveOut(event, onLeaveOut)}
          >
            {translate('planning.rule.leaveOutDoubtful', { smart_count })}
          </Button>
        )
      }
    >
      {others.length === 0 ? (
        `${words} · ${first}`
      ) : (
        <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} sx={TOGGLE}>
          {words}
          <ChevronRight aria-hidden sx={{ fontSize: 18, transform: isOpen ? 'rotate(90deg)' : 'none' }} />
        </ButtonBase>
      )}
      {others.length > 0 && (
        <Box id={id} hidden={!isOpen}>
          {[first, ...others].join(', ')}
        </Box>
      )}
    </Alert>
  );
}

const TOGGLE = { font: 'inherit', gap: 0.25, minHeight: 28 } as const;
