import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterFile } from './afterFile';
import { freePort } from './serverProcess';

const BUCKET = 'fichiers';
const KEY = 'S3RVER';

export interface S3Server {
  /** Environment variables that make the product store files there. */
  readonly env: Readonly<Record<string, string>>;
  objects(): Promise<readonly string[]>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server; it is stopped and removed when the test file ends. */
export async function openS3Server(): Promise<S3Server> {
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'socle-s3-'));
  let running: S3rver | undefined;

  const server: S3Server = {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_FORCE_PATH_STYLE: 'true',
    },
    async objects() {
      const entries = await readdir(join(directory, BUCKET), { recursive: true });
      return entries.flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.[1] ?? []);
    },
    async start() {
      running = new S3rver({
        address: '127.0.0.1',
        port,
        directory,
        silent: true,
        configureBuckets: [{ name: BUCKET }],
      });
      await running.run();
    },
    async stop() {
      await running?.close();
      running = undefined;
    },
  };
  await server.start();
  afterFile(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });
  return server;
}
