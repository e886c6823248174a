import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { firstInput, takeFirstFocus } from '../page/takeFirstFocus';
import { useScreen } from '../ScreenContext';
import { beginningAfterCode } from './beginningOf';

export interface FormFieldsProps {
  /** False while the record is a row of a list, with fewer fields. */
  readonly isWhole: boolean;
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/**
 * The sections of a form, disabled until the record is complete: input over a list's row would be lost, or
 * would overwrite fields that the row lacks. A disabled fieldset does this without re-rendering the inputs.
 */
export function FormFields({ isWhole, isNew, children }: FormFieldsProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const fields = useRef<HTMLFieldSetElement>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    // Once: a record that is read again must not move the focus.
    if (!isWhole || isBegun.current) return;
    isBegun.current = true;
    if (isNew) selectProposal(fields.current);
    const name = isNew ? undefined : beginningAfterCode(schema);
    takeFirstFocus(fields.current, (part) => (inputOf(part, name) ?? firstInput(part))?.focus({ preventScroll: true }));
  }, [isWhole, isNew, schema]);
  return (
    <>
      <Box ref={fields} component="fieldset" role="presentation" disabled={!isWhole} inert={!isWhole} sx={FIELDS}>
        {children}
      </Box>
      {!isWhole && <Box role="status" aria-label={translate('screens.page.loading')} />}
    </>
  );
}

/** The typed input of a field; a choice has a hidden one. */
const inputOf = (part: Element, name: string | undefined): HTMLElement | null =>
  name === undefined ? null : part.querySelector(`[name="${CSS.escape(name)}"]:not([aria-hidden])`);

/** A proposed text is replaced by what is typed, unless one goes on from its end. */
function selectProposal(fields: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && fields?.contains(activeElement)) activeElement.select();
}

const FIELDS = { border: 0, p: 0, m: 0, minWidth: 0 } as const;
