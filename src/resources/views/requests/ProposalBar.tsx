import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FormBar } from '../form/FormBar';

interface ProposalBarProps {
  /** What the button that sends it says. */
  readonly label: string;
  /** A removal is sent by a red button. */
  readonly color?: 'primary' | 'error';
  readonly isBusy: boolean;
  /** Nothing is proposed yet, or something that is wrong. */
  readonly isDisabled: boolean;
  /** Why it was refused, and what is wrong with it. */
  readonly messages?: ReactNode;
  readonly onLeave: () => void;
}

/** The end of a form that proposes a change: it is sent, or left. */
export function ProposalBar({ label, color = 'primary', isBusy, isDisabled, messages, onLeave }: ProposalBarProps) {
  const translate = useTranslate();
  return (
    <FormBar messages={messages}>
      <Button color="inherit" disabled={isBusy} onClick={onLeave}>
        {translate('screens.page.cancel')}
      </Button>
      <Button type="submit" variant="contained" color={color} loading={isBusy} disabled={isDisabled}>
        {label}
      </Button>
    </FormBar>
  );
}
