import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { startFailure } from '../server/consoleMessages';
import { settingsFromEnvironment } from '../server/settings';
import { createApiProcess } from './dev/apiProcess';
import { holdCalls, OF_THE_SERVER } from './dev/apiRequests';
import { openBundles } from './dev/bundle';
import { createDevelopment, type Development } from './dev/development';
import { hotDeclarations } from './dev/hotDeclarations';
import { kindsAddress } from './dev/kindsAddress';

// `npm run dev`: Vite serves the front end on the public port, and proxies to the server, which restarts after each
// change of its sources on its own port.

async function freePort(): Promise<number> {
  const probe = createTcpServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const holdingCalls = (development: Development): Plugin => ({
  name: 'socle:holding-calls',
  configureServer(server) {
    server.middlewares.use(holdCalls(development.started));
  },
});

async function main(): Promise<void> {
  const settings = settingsFromEnvironment(process.env);
  const root = process.cwd();
  // Exceptions in declarations then show source lines.
  process.setSourceMapsEnabled(true);
  const serverPort = await freePort();
  const bundles = await openBundles(root);
  const env = { ...process.env, PORT: String(serverPort), PUBLIC_PORT: String(settings.PUBLIC_PORT) };
  const api = createApiProcess(bundles.server.file, env);
  const development = createDevelopment({ root, bundles, api });
  const front = await createServer({
    plugins: [holdingCalls(development), hotDeclarations(development, root), kindsAddress()],
    server: {
      host: settings.HOST,
      port: settings.PORT,
      strictPort: true,
      watch: { ignored: [`${root}/.cache/**`, `${resolve(settings.SOCLE_DATA)}/**`] },
      // Keep the Host header, which selects the tenant.
      proxy: { [OF_THE_SERVER]: { target: `http://localhost:${serverPort}`, changeOrigin: false } },
    },
  });
  await front.listen();
  development.follow(front);
  const stop = () => {
    void Promise.all([api.stop(), front.close(), bundles.check.close(), bundles.server.close()]).then(() =>
      process.exit(0),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

main().catch((error: unknown) => {
  console.error(startFailure(error));
  process.exit(1);
});
