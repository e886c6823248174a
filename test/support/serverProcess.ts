import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The whole product as a process of its own, on its own data directory, as `npm start` runs it. */
export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly data: string;
  /** Its id while it runs; 0 before. */
  readonly pid: () => number;
  /** What it has said on both outputs since it was started last. */
  readonly log: () => string;
  /** Starts it (again) and waits until it says that it is ready. */
  start(): Promise<void>;
  /** Ends it by a signal and waits until it is gone. @returns its exit code; null where it was killed, or did not run */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** Where a server keeps what it stores. */
export interface ServerStorage {
  /** Its data directory. */
  readonly data: string;
  /** What tells it of storage elsewhere, such as `DATABASE_URL`. */
  readonly env: Environment;
  /** Removes what is stored elsewhere, once the server has ended. */
  remove(): Promise<void>;
}

export interface ServerProcessOptions {
  /** What Node runs: the built server where absent. */
  readonly program?: readonly string[];
  /** Where it runs; this checkout where absent. */
  readonly folder?: string;
  /** Prepares what it stores in a new directory; the embedded database, empty, where absent. */
  readonly storage?: (data: string) => Promise<ServerStorage>;
}

/** The server alone; `scripts/start.mjs` is what `npm start` runs, with its check of what has to be installed and built. */
export const SERVER: readonly string[] = ['dist-server/main.mjs'];

const embeddedStorage = (data: string): Promise<ServerStorage> =>
  Promise.resolve({ data, env: {}, remove: () => Promise.resolve() });

/** @param given variables of its environment, which may depend on its own address */
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
