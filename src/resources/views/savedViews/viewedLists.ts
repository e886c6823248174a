/** The preference that holds which lists have saved views, separated by semicolons. */
export const VIEWED_LISTS = 'listesAvecVues';

/** More lists than a person keeps views of; those that were opened last stay. */
const MOST = 40;

const listsIn = (value: string): readonly string[] => value.split(';').filter(Boolean);

/** Whether a stored preference names a list. */
export const hasViewsIn = (value: string, list: string): boolean => listsIn(value).includes(list);

/** The preference with a list, or without it. */
export function withViewedList(value: string, list: string, hasViews: boolean): string {
  const others = listsIn(value).filter((one) => one !== list);
  return (hasViews ? [...others, list].slice(-MOST) : others).join(';');
}
