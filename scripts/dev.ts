import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { startFailure } from '../server/consoleMessages';
import { settingsFromEnvironment } from '../server/settings';

// `npm run dev`: the front end from Vite, which reloads it, on the port that browsers see; the server behind it, started
// anew at each change of its sources, on a port of its own.

/** What the server answers; everything else is the front end's. */
const OF_THE_SERVER = '^/(api|identity|docs|openapi\\.json|environment\\.json|health|mailbox|calendriers)(/|\\?|$)';

async function freePort(): Promise<number> {
  const probe = createTcpServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function main(): Promise<void> {
  const settings = settingsFromEnvironment(process.env);
  const serverPort = await freePort();
  const front = await createServer({
    server: {
      host: settings.HOST,
      port: settings.PORT,
      strictPort: true,
      // The host stays as it is: it says which tenant is asked for.
      proxy: { [OF_THE_SERVER]: { target: `http://localhost:${serverPort}`, changeOrigin: false } },
    },
  });
  await front.listen();
  const env = { ...process.env, PORT: String(serverPort), PUBLIC_PORT: String(settings.PUBLIC_PORT) };
  const server = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
    {
      stdio: 'inherit',
      env,
    },
  );
  const stop = () => {
    server.kill('SIGTERM');
    void front.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

main().catch((error: unknown) => {
  console.error(startFailure(error));
  process.exit(1);
});
