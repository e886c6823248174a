/** Preference that names the lists with saved views, separated by semicolons. */
export const VIEWED_LISTS = 'listesAvecVues';

/** Limit of remembered lists; the latest stay. */
const MOST = 40;

const listsIn = (value: string): readonly string[] => value.split(';').filter(Boolean);

export const hasViewsIn = (value: string, list: string): boolean => listsIn(value).includes(list);

export function withViewedList(value: string, list: string, hasViews: boolean): string {
  const others = listsIn(value).filter((one) => one !== list);
  return (hasViews ? [...others, list].slice(-MOST) : others).join(';');
}
