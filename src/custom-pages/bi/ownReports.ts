export interface Report {
  readonly id: number;
  readonly nom: string;
  readonly description: string;
  readonly url: string;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Only `http` and `https`: other schemes could run as script. */
const isPage = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//i.test(url);

export function ownReports(reports: Rows, accesses: Rows, personId: number): readonly Report[] {
  const given = accesses
    .filter(({ utilisateurId }) => Number(utilisateurId) === personId)
    .map(({ rapportId }) => Number(rapportId));
  return reports.flatMap(({ id, nom, description, url, actif }) =>
    given.includes(Number(id)) && actif !== false && isPage(url)
      ? [{ id: Number(id), nom: String(nom), description: typeof description === 'string' ? description : '', url }]
      : [],
  );
}
