import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ANOTHER } from './another';
import { FormBar } from './FormBar';

export interface FormToolbarProps {
  readonly isBusy: boolean;
  readonly isReady: boolean;
  readonly canCreateAnother: boolean;
  readonly cancel: ReactNode;
  readonly steps?: ReactNode;
  /** False before the last step. */
  readonly canSave?: boolean;
  readonly children: ReactNode;
}

export function FormToolbar(props: FormToolbarProps) {
  const { isBusy, isReady, canCreateAnother, cancel, steps, canSave = true, children } = props;
  const translate = useTranslate();
  return (
    <FormBar messages={children}>
      {cancel}
      {steps}
      {canCreateAnother && (
        <Button type="submit" value={ANOTHER} variant="outlined" disabled={isBusy}>
          {translate('screens.form.saveAndAnother')}
        </Button>
      )}
      {canSave && (
        <Button
          type="submit"
          variant="contained"
          disabled={!isReady}
          loading={isBusy}
          aria-keyshortcuts="Control+S Control+Enter"
        >
          {translate('screens.form.save')}
        </Button>
      )}
    </FormBar>
  );
}
