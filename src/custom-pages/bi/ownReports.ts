import { isObject } from '../../resources/isObject';

/** A report that can be opened. */
export interface Report {
  readonly id: number;
  readonly nom: string;
  readonly description: string;
  readonly url: string;
}

const itemsIn = (answer: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const items: unknown = isObject(answer) && 'items' in answer ? answer['items'] : answer;
  return (Array.isArray(items) ? items : []).filter(isObject);
};

/** Only what opens as a page: an address of another kind could run in ours. */
const isPage = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//i.test(url);

/** The reports in use to which a person has access. */
export function ownReports(reports: unknown, accesses: unknown, personId: number): readonly Report[] {
  const given = itemsIn(accesses)
    .filter(({ utilisateurId }) => Number(utilisateurId) === personId)
    .map(({ rapportId }) => Number(rapportId));
  return itemsIn(reports).flatMap(({ id, nom, description, url, actif }) =>
    given.includes(Number(id)) && actif !== false && isPage(url)
      ? [{ id: Number(id), nom: String(nom), description: typeof description === 'string' ? description : '', url }]
      : [],
  );
}
