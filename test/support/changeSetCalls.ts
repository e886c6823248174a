import type { ChangeReport, ChangeRequest, ChangeRun } from '../../src/resources/changes/changes';
import type { ApiServer, Call } from './apiServer';

type ChangeSetOptions = Partial<Pick<ChangeRun, 'origin' | 'mode' | 'key'>> &
  Pick<Call, 'as'> & { readonly preview?: boolean };

export const LINES = 'application/x-ndjson';

/** A JSON Lines body: the header, then one change per line. */
export const asLines = (changes: readonly unknown[], head: object = { origin: 'import', mode: 'all' }): string =>
  [head, ...changes].map((line) => JSON.stringify(line)).join('\n');

export const postChanges = (
  server: ApiServer,
  changes: readonly unknown[],
  { origin = 'api', mode = 'all', key, as, preview = false }: ChangeSetOptions = {},
) =>
  server.call('POST', `/api/changeSets?Preview=${preview}`, {
    ...(as !== undefined && { as }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    payload: { origin, mode, changes },
  });

/** The report of a change set. @throws {Error} if the response is not a report */
export async function reported(
  server: ApiServer,
  changes: readonly ChangeRequest[],
  asked: ChangeSetOptions = {},
): Promise<ChangeReport> {
  const response = await postChanges(server, changes, asked);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<ChangeReport>();
}
