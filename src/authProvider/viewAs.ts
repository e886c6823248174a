/** The person whose view the portal shows. */
export interface ViewedPerson {
  readonly id: number;
  readonly name: string;
}

/** In session storage: per tab, and gone with it. */
const VIEW_AS_KEY = 'socle.view-as';

/** In local storage: a view was used. Other pages then skip session storage, whose first use blocks them. */
const HAS_VIEWED = 'socle.has-viewed';

interface StoredPerson extends ViewedPerson {
  /** The view has ended here, but the API does not know yet. */
  readonly left?: true;
}

function storedPerson(): StoredPerson | undefined {
  if (localStorage.getItem(HAS_VIEWED) === null) return undefined;
  const text = sessionStorage.getItem(VIEW_AS_KEY);
  return text === null ? undefined : (JSON.parse(text) as StoredPerson);
}

function keep(person: StoredPerson): void {
  localStorage.setItem(HAS_VIEWED, 'yes');
  sessionStorage.setItem(VIEW_AS_KEY, JSON.stringify(person));
}

/** Undefined for the reader's own view. */
export function viewedPerson(): ViewedPerson | undefined {
  const person = storedPerson();
  return person && !person.left ? { id: person.id, name: person.name } : undefined;
}

/** Starts a view in this tab. Reload the page afterwards: its data are another person's. */
export const beginView = ({ id, name }: ViewedPerson): void => keep({ id, name });

/** The page to open after a view: the viewed person's. */
export const addressAfterView = ({ id }: ViewedPerson): string => `/access-control?personne=${id}`;

/** Ends the view in this tab. Reload the page afterwards; the new page tells the API. */
export function leaveView(): void {
  const person = storedPerson();
  if (person) keep({ ...person, left: true });
}

/** A view has ended of which the API does not know yet. */
export const hasLeftView = (): boolean => storedPerson()?.left === true;

/** Clears the view at sign-out, whether the API knows or not. */
export const forgetView = (): void => sessionStorage.removeItem(VIEW_AS_KEY);
