import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ANOTHER } from './another';
import { FormBar } from './FormBar';

export interface FormToolbarProps {
  readonly isBusy: boolean;
  /** False where there is nothing to save yet. */
  readonly isReady: boolean;
  readonly canCreateAnother: boolean;
  /** The button that gives it up. */
  readonly cancel: ReactNode;
  /** Of a form in steps: the buttons that lead from one to another. */
  readonly steps?: ReactNode;
  /** False before the end of such a form. */
  readonly canSave?: boolean;
  /** Messages above the buttons. */
  readonly children: ReactNode;
}

/** The buttons of a form, always in view. */
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
        <Button type="submit" variant="contained" disabled={!isReady} loading={isBusy} aria-keyshortcuts="Control+S">
          {translate('screens.form.save')}
        </Button>
      )}
    </FormBar>
  );
}
