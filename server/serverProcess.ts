import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readyText, startFailure } from './consoleMessages';
import { settingsFromEnvironment, type Settings } from './settings';
import { start, type RunningServer } from './start';

const FRONT_END = fileURLToPath(new URL('../dist', import.meta.url));

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = () => {
    // A second Ctrl + C ends it at once.
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(startFailure(error));
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/** Runs the server as this process is told to by its environment, until a signal ends it. */
export async function runServer(): Promise<void> {
  let settings: Settings | undefined;
  try {
    // What the environment itself says wins over the file.
    if (existsSync('.env')) process.loadEnvFile('.env');
    settings = settingsFromEnvironment(process.env);
    const server = await start(settings, FRONT_END);
    stopOnSignals(server);
    console.log(readyText(server.tenants, settings, performance.now()));
  } catch (error) {
    console.error(startFailure(error, settings));
    process.exit(1);
  }
}
