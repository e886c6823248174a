import type { ChangeReport, ChangeRequest, ChangeRun } from '../../src/resources/changes/changes';
import type { ApiServer, Call } from './apiServer';

type ChangeSetOptions = Partial<Pick<ChangeRun, 'origin' | 'mode' | 'key'>> &
  Pick<Call, 'as'> & { readonly preview?: boolean };

export const LINES = 'application/x-ndjson';

/** A body of JSON lines: the head, then each change. */
export const asLines = (changes: readonly unknown[], head: object = { origin: 'import', mode: 'all' }): string =>
  [head, ...changes].map((line) => JSON.stringify(line)).join('\n');

/** Asks for a change set, as JSON. */
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

/** What became of a change set. @throws {Error} where it is not answered by a report */
export async function reported(
  server: ApiServer,
  changes: readonly ChangeRequest[],
  asked: ChangeSetOptions = {},
): Promise<ChangeReport> {
  const response = await postChanges(server, changes, asked);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<ChangeReport>();
}
