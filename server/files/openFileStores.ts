import { join } from 'node:path';
import type { Database } from '../database/open';
import type { Settings } from '../settings';
import { contentLease } from './contentLease';
import { createDiskStore } from './diskStore';
import type { FileStore } from './fileStore';
import { createS3Store } from './s3Store';

export type FileSettings = Pick<
  Settings,
  | 'SOCLE_DATA'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE'
>;

/** Milliseconds until an S3 service counts as unreachable: for connecting, and for inactivity. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 30_000 };

async function s3Client(settings: FileSettings) {
  const s3 = await import('@aws-sdk/client-s3');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const client = new s3.S3Client({
    region: settings.S3_REGION,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT }),
    // Without keys, the client uses the credentials of its machine.
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Services other than Amazon's may not support the client's default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: TIMEOUTS,
    // Failures are logged where the request is answered.
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
  });
  return { client, commands: s3 };
}

/** In an S3 bucket if configured, otherwise on disk. @returns the store of a tenant's schema */
export async function openFileStores(
  database: Pick<Database, 'pool'>,
  settings: FileSettings,
): Promise<(schema: string) => FileStore> {
  const directoryOf = (schema: string) => join(settings.SOCLE_DATA, 'files', schema);
  const { S3_BUCKET: bucket } = settings;
  if (!bucket) return (schema) => createDiskStore(directoryOf(schema), contentLease(database, schema));
  const s3 = await s3Client(settings);
  return (schema) =>
    createS3Store({
      ...s3,
      bucket,
      prefix: `${schema}/`,
      staging: directoryOf(schema),
      withLock: contentLease(database, schema),
    });
}
