import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The whole product as a separate process with its own data directory, as `npm start` runs it. */
export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly data: string;
  readonly pid: () => number;
  /** Output on stdout and stderr since the last start. */
  readonly log: () => string;
  /** Starts or restarts the process, and waits until it reports that it is ready. */
  start(): Promise<void>;
  /** Sends a signal and waits for the exit. @returns the exit code; null if killed or not running */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  remove(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

export interface ServerStorage {
  readonly data: string;
  /** Environment variables of external storage, such as `DATABASE_URL`. */
  readonly env: Environment;
  remove(): Promise<void>;
}

export interface ServerProcessOptions {
  /** Arguments for Node; the built server by default. */
  readonly program?: readonly string[];
  readonly folder?: string;
  /** Prepares storage in a new directory; an empty embedded database by default. */
  readonly storage?: (data: string) => Promise<ServerStorage>;
}

/** The server alone; `npm start` runs `scripts/start.mjs`, which first checks the installation and the build. */
export const SERVER: readonly string[] = ['dist-server/main.mjs'];

const embeddedStorage = (data: string): Promise<ServerStorage> =>
  Promise.resolve({ data, env: {}, remove: () => Promise.resolve() });

/** @param given environment variables, which may depend on the server's origin */
export async function createServerProcess(
  given: Environment | ((origin: string) => Environment) = {},
  { program = SERVER, folder, storage: prepareStorage = embeddedStorage }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const storage = await prepareStorage(await mkdtemp(join(tmpdir(), 'socle-test-')));
  const { data } = storage;
  const origin = `http://localhost:${port}`;
  const env = { ...storage.env, ...(typeof given === 'function' ? given(origin) : given) };
  let child: ChildProcess | undefined;
  let printed = '';

  const server: ServerProcess = {
    origin,
    port,
    data,
    pid: () => child?.pid ?? 0,
    log: () => printed,
    async start() {
      const started = spawn(process.execPath, program, {
        env: { ...process.env, NODE_ENV: 'development', ...env, PORT: String(port), SOCLE_DATA: data },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(folder !== undefined && { cwd: folder }),
      });
      child = started;
      printed = '';
      await new Promise<void>((resolve, reject) => {
        const read = (chunk: Buffer) => {
          printed += chunk.toString();
          if (printed.includes('est prêt')) resolve();
        };
        started.stdout.on('data', read);
        started.stderr.on('data', read);
        started.once('exit', (code) =>
          reject(new Error(`the server ended (${code}) before it was ready:\n${printed}`)),
        );
      });
    },
    async stop(signal = 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return null;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
    async remove() {
      await server.stop();
      await storage.remove();
      await rm(data, { recursive: true, force: true });
    },
  };
  return server;
}
