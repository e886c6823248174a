import { createContext, useContext } from 'react';

/** Seeing the portal as another person, read-only. */
export interface ViewAs {
  /** As whom it is seen; undefined: as oneself. */
  readonly viewed: { readonly id: number; readonly name: string } | undefined;
  /** Has the API record it, and opens the portal afresh as that person. @throws {HttpError} where it is refused */
  readonly begin: (person: { readonly id: number; readonly name: string }) => Promise<void>;
  /** Opens the portal afresh as oneself. */
  readonly leave: () => void;
}

const ViewAsContext = createContext<ViewAs>({
  viewed: undefined,
  begin: () => Promise.reject(new Error('ViewAsProvider is missing')),
  leave: () => undefined,
});

export const ViewAsProvider = ViewAsContext.Provider;

/** As whom the portal is seen, and how to change that. */
export const useViewAs = (): ViewAs => useContext(ViewAsContext);
