import { beforeAll, expect, it } from 'vitest';
import type { ChangeReport } from '../../src/resources/changes/changes';
import { createRegistry } from '../../src/resources/registry/registry';
import { TypeContrats } from '../../src/resources/schemas/contrats';
import { openApiServer, type ApiServer } from '../support/apiServer';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([TypeContrats]));
});

/** Exceeds the connection pool: each change set reads while it holds a connection. */
const TOGETHER = 30;

it('many concurrent change sets finish without exhausting the connection pool', async () => {
  const answers = await Promise.all(
    Array.from({ length: TOGETHER }, (_, index) => {
      const values = { code: `E${index}`, libelle: `Ensemble ${index}` };
      const changes = [{ collection: 'TypeContrats', action: 'create', values }];
      return server.call('POST', '/api/changeSets', { payload: { origin: 'import', changes } });
    }),
  );
  const ids = answers.map((answer) => answer.json<ChangeReport>()).flatMap(({ id }) => id ?? []);
  expect(ids).toHaveLength(TOGETHER);
  const undone = await Promise.all(
    ids.map((id) => server.call('POST', `/api/changeSets/${id}/revert`, { payload: {} })),
  );
  expect(undone.filter((answer) => answer.json<ChangeReport>().applied)).toHaveLength(TOGETHER);
});
