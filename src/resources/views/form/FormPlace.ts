import { createContext, useContext, useEffect } from 'react';

/** Saving, with unsaved changes, or neither. */
export type FormState = 'busy' | 'dirty' | 'clean';

export interface FormPlace {
  /** Storage name of the draft; differs from that of the page below. */
  readonly draftAddress: string;
  /** Called when the form's state changes, to know whether closing needs a confirmation. */
  readonly onState: (state: FormState) => void;
  readonly only?: string | undefined;
  /** The form is over a cell of a list, and small. */
  readonly isInCell?: boolean;
}

const FormPlaceContext = createContext<FormPlace | undefined>(undefined);

export const FormPlaceProvider = FormPlaceContext.Provider;

/** Undefined on a page. */
export const useFormPlace = (): FormPlace | undefined => useContext(FormPlaceContext);

/** Storage name of a form's draft: the page's address, unless the form is in a dialog. */
export const useDraftAddress = (): string => useFormPlace()?.draftAddress ?? window.location.pathname;

export function useTellPlace(state: FormState): void {
  const onState = useFormPlace()?.onState;
  useEffect(() => {
    onState?.(state);
  }, [onState, state]);
  useEffect(() => () => onState?.('clean'), [onState]);
}
