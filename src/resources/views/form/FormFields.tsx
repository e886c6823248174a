import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

export interface FormFieldsProps {
  /** False while the record is what a list had of it. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/**
 * The sections of a form. Until all of the record is there they are seen and out of reach: what is typed over the row of a
 * list would be lost, or saved over what the list did not know. The browser does this without drawing an input again.
 */
export function FormFields({ isWhole, children }: FormFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <Box component="fieldset" role="presentation" disabled={!isWhole} inert={!isWhole} sx={FIELDS}>
        {children}
      </Box>
      {!isWhole && <Box role="status" aria-label={translate('screens.page.loading')} />}
    </>
  );
}

const FIELDS = { border: 0, p: 0, m: 0, minWidth: 0 } as const;
