import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { firstInput, takeFirstFocus } from '../page/takeFirstFocus';

export interface FormFieldsProps {
  /** False while the record is a row of a list, with fewer fields. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/**
 * The sections of a form, disabled until the record is complete: input over a list's row would be lost, or
 * would overwrite fields that the row lacks. A disabled fieldset does this without re-rendering the inputs.
 */
export function FormFields({ isWhole, children }: FormFieldsProps) {
  const translate = useTranslate();
  const fields = useRef<HTMLFieldSetElement>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    // Once: a record that is read again must not move the focus.
    if (!isWhole || isBegun.current) return;
    isBegun.current = true;
    takeFirstFocus(fields.current, (part) => firstInput(part)?.focus({ preventScroll: true }));
  }, [isWhole]);
  return (
    <>
      <Box ref={fields} component="fieldset" role="presentation" disabled={!isWhole} inert={!isWhole} sx={FIELDS}>
        {children}
      </Box>
      {!isWhole && <Box role="status" aria-label={translate('screens.page.loading')} />}
    </>
  );
}

const FIELDS = { border: 0, p: 0, m: 0, minWidth: 0 } as const;
