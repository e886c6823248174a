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
 * pointer: the click would be lost.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function FormToolbar(props: FormToolbarProps) {
  const { isBusy, isReady, canCreateAnother, cancel, steps, canSave = true, children } = props;
  const translate = useTranslate();
  return (
    <FormBar messages={children}>
      {cancel}
      {steps}
      {canCreateAnother && (
        <Button type="submit" value={ANOTHER} variant="outlined" disabled={isBusy} onMouseDown={keepFocus}>
          {translate('screens.form.saveAndAnother')}
        </Button>
      )}
      {canSave && (
        <Button
          type="submit"
          variant="contained"
          disabled={!isReady}
          loading={isBusy}
          onMouseDown={keepFocus}
          aria-keyshortcuts="Control+S Control+Enter"
        >
          {translate('screens.form.save')}
        </Button>
      )}
    </FormBar>
  );
}
