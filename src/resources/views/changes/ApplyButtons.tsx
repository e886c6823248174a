import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { ChangeMode, ChangeReport } from '../../changes/changes';
import { useSaveKey } from '../form/useSaveShortcut';
import { useNumberFormat } from '../page/useNumberFormat';
import { countStatuses, countWrites } from './reportCounts';

/** Translation keys. */
export interface ApplyWords {
  readonly apply: string;
  readonly applyGood: string;
  /** What happens with refused rows. */
  readonly some: string;
  /** All rows are refused; nothing is said without it. */
  readonly none?: string;
}

export interface ApplyButtonsProps {
  readonly report: ChangeReport;
  readonly onApply: (mode: ChangeMode) => void;
  readonly words?: ApplyWords | undefined;
  readonly color?: 'primary' | 'error' | undefined;
  /** The button takes the focus if all is well, so that Enter applies. */
  readonly takesFocus?: boolean;
  /** The changes are checked once more. */
  readonly isWaiting?: boolean;
}

const WORDS: ApplyWords = { apply: 'changes.apply', applyGood: 'changes.applyGood', some: 'changes.allOrNothing' };

export function ApplyButtons({
  report,
  onApply,
  words = WORDS,
  color = 'primary',
  takesFocus = false,
  isWaiting = false,
}: ApplyButtonsProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const counts = countStatuses(report);
  const writes = countWrites(counts);
  const isAll = counts.refused === 0;
  const button = useRef<HTMLButtonElement>(null);
  // Without the shortcut if some rows are refused: the person should read first what is left out.
  useSaveKey(button, () => writes > 0 && isAll && !isWaiting && onApply('all'));
  // What deletes or leaves something out is read first.
  const isFirst = takesFocus && isAll && writes > 0 && color === 'primary';
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  if (writes === 0 && counts.refused > 0)
    return words.none === undefined ? null : (
      <Alert severity="warning" role="status" sx={NOTE}>
        {translate(words.none)}
      </Alert>
    );
  if (writes === 0)
    return (
      <Alert severity="info" role="status" sx={{ flex: 1 }}>
        {translate('changes.nothing')}
      </Alert>
    );
  return (
    <>
      {!isAll && (
        // On a telephone the counts and the button say it, and the rows need the height.
        <Alert severity="warning" role="status" sx={{ ...NOTE, display: { xs: 'none', sm: 'flex' } }}>
          {translate(words.some)}
        </Alert>
      )}
      <Button
        ref={button}
        aria-keyshortcuts={isAll ? 'Control+S' : undefined}
        variant={isAll ? 'contained' : 'outlined'}
        color={color}
        loading={isWaiting}
        onClick={() => onApply(isAll ? 'all' : 'good')}
        // The key that asked for the preview may still be down.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        sx={{ order: 1 }}
      >
        {translate(isAll ? words.apply : words.applyGood, { smart_count: writes, count: format(writes) })}
      </Button>
    </>
  );
}

/** Beside the buttons where there is room: rows above them need the height. */
const NOTE = {
  flex: { xs: '1 1 100%', lg: '1 1 360px' },
  order: -1,
  py: 0,
} as const;
