/** A person as whom the signed-in person sees the portal. */
export interface ViewedPerson {
  readonly id: number;
  readonly name: string;
}

/** In session storage: of this tab, and gone with it. */
const VIEW_AS_KEY = 'socle.view-as';

/**
 * In local storage, with nothing of the person: whether a tab of this browser has seen the portal as another person. Pages
 * that open are spared session storage, for whose first use the browser makes them wait.
 */
const HAS_VIEWED = 'socle.has-viewed';

interface StoredPerson extends ViewedPerson {
  /** Left already, but the API has not been told. */
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

/** As whom this tab sees the portal; undefined: as oneself. */
export function viewedPerson(): ViewedPerson | undefined {
  const person = storedPerson();
  return person && !person.left ? { id: person.id, name: person.name } : undefined;
}

/** From now on this tab sees the portal as another person. What was read before is another's: load the page afresh. */
export const beginView = ({ id, name }: ViewedPerson): void => keep({ id, name });

/** Where a view leads back to, on every page alike: to the person whom it was of. */
export const addressAfterView = ({ id }: ViewedPerson): string => `/access-control?personne=${id}`;

/** From now on this tab sees the portal as oneself again. Load the page afresh; that then tells the API. */
export function leaveView(): void {
  const person = storedPerson();
  if (person) keep({ ...person, left: true });
}

/** Whether a view was left of which the API has not been told. */
export const hasLeftView = (): boolean => storedPerson()?.left === true;

/** Forgets the view, told or not: nothing of it outlives the session. */
export const forgetView = (): void => sessionStorage.removeItem(VIEW_AS_KEY);
