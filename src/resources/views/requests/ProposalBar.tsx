import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FormBar } from '../form/FormBar';

interface ProposalBarProps {
  readonly label: string;
  readonly color?: 'primary' | 'error';
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly messages?: ReactNode;
  readonly onLeave: () => void;
}

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
