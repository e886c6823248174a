import { createContext, useContext } from 'react';

/** Viewing the portal as another person, read-only. */
export interface ViewAs {
  /** Undefined for the reader's own view. */
  readonly viewed: { readonly id: number; readonly name: string } | undefined;
  /** Records the view in the API, and reloads the portal as that person. @throws {HttpError} if it is refused */
  readonly begin: (person: { readonly id: number; readonly name: string }) => Promise<void>;
  /** Reloads the portal as the reader. @param address where; the page before the view if absent */
  readonly leave: (address?: string) => void;
}

const ViewAsContext = createContext<ViewAs>({
  viewed: undefined,
  begin: () => Promise.reject(new Error('ViewAsProvider is missing')),
  leave: () => undefined,
});

export const ViewAsProvider = ViewAsContext.Provider;

export const useViewAs = (): ViewAs => useContext(ViewAsContext);
