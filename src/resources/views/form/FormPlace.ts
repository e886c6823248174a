import { createContext, useContext, useEffect } from 'react';

/** Whether a form may be left: it is being saved, holds changes that are not saved, or neither. */
export type FormState = 'busy' | 'dirty' | 'clean';

/** The dialog in which a form stands. */
export interface FormPlace {
  /** Under this name what is typed is kept; another one than that of the page below. */
  readonly draftAddress: string;
  /** Told whether it may be closed without a question. */
  readonly onState: (state: FormState) => void;
  /** The only field that it shows; all of the declaration's where absent. */
  readonly only?: string | undefined;
  /** It stands over the cell of a list, and is small. */
  readonly isInCell?: boolean;
}

const FormPlaceContext = createContext<FormPlace | undefined>(undefined);

export const FormPlaceProvider = FormPlaceContext.Provider;

/** The dialog around a form; undefined on a page. */
export const useFormPlace = (): FormPlace | undefined => useContext(FormPlaceContext);

/** The name under which a form keeps what is typed: the page's address, unless it stands in a dialog. */
export const useDraftAddress = (): string => useFormPlace()?.draftAddress ?? window.location.pathname;

/** Tells the dialog around whether it may be closed without a question. */
export function useTellPlace(state: FormState): void {
  const onState = useFormPlace()?.onState;
  useEffect(() => {
    onState?.(state);
  }, [onState, state]);
  useEffect(() => () => onState?.('clean'), [onState]);
}
