import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { portalOperations } from '../../server/portal';
import { openApiDocument } from '../../server/http/openapi/document';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer } from '../support/apiServer';
import { openSmtpSink } from '../support/smtpSink';
import { openInteraction } from './interaction';
import { reportOf } from './report';
import { runFuzz } from './run';

const SEED = 8;
const COUNT = 900;
/** Milliseconds; it took 49 seconds on two cores at a load of 12. */
const PATIENCE_MS = 180_000;
const FEW_RIGHTS = ['ENTREPRISES:read', 'DOSSIERS:read'];

it(
  'half-broken requests to every operation are answered, and errors are problem documents',
  async () => {
    const registry = createRegistry(schemas);
    const document = openApiDocument(registry, portalOperations);
    const rights = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((operation) => operation['x-right'].split(' | '))
      .filter((right) => right.includes(':'));
    const server = await openApiServer(registry, { REQUESTS_PER_MINUTE: '0', SMTP_URL: (await openSmtpSink()).url });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const everything = [...new Set(rights)];
    const result = await runFuzz({
      document,
      port,
      seed: SEED,
      count: COUNT,
      callers: 8,
      tokens: async () => ({
        administrator: await server.tokenFor(everything),
        deputy: await server.tokenFor(everything),
        reader: await server.tokenFor(FEW_RIGHTS),
      }),
      interaction: () => openInteraction(port, server.settings.PUBLIC_PORT),
    });
    const report = reportOf(result, SEED);
    expect(result.violations.length, report).toBe(0);
    // Enough requests succeed to reach the code behind validation.
    expect(result.tally.byStatus.get(200), report).toBeGreaterThan(COUNT / 10);
    expect(result.tally.byStatus.get(201), report).toBeGreaterThan(COUNT / 50);
    expect((await fetch(`http://127.0.0.1:${port}/health`, { headers: { host: 'localhost' } })).status).toBe(200);
  },
  PATIENCE_MS,
);
