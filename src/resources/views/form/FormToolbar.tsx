import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
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

/**
 * A press that took the focus would check the field it leaves, and the message would move the button from under the
 * pointer: the click would be lost. So the field is left, and completes its value, only when the click is done.
 */
const PRESSED = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick(event: MouseEvent<HTMLElement>) {
    // Enter in a field clicks the button too, and stays in the field.
    if (event.detail > 0) event.currentTarget.focus();
  },
};

export function FormToolbar(props: FormToolbarProps) {
  const { isBusy, isReady, canCreateAnother, cancel, steps, canSave = true, children } = props;
  const translate = useTranslate();
  return (
    <FormBar messages={children}>
      {cancel}
      {steps}
      {canCreateAnother && (
        <Button type="submit" value={ANOTHER} variant="outlined" disabled={isBusy} {...PRESSED}>
          {translate('screens.form.saveAndAnother')}
        </Button>
      )}
      {canSave && (
        <Button
          type="submit"
          variant="contained"
          disabled={!isReady}
          loading={isBusy}
          {...PRESSED}
          aria-keyshortcuts="Control+S Control+Enter"
        >
          {translate('screens.form.save')}
        </Button>
      )}
    </FormBar>
  );
}
