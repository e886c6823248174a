import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import { FilesUnavailable, isFileId, type FileStore, type WithLock } from './fileStore';
import { createStaging, type Arrived } from './staging';

/** Injected, because the S3 package is only loaded if it is configured. */
type Commands = Pick<
  typeof S3,
  'DeleteObjectCommand' | 'GetObjectCommand' | 'HeadObjectCommand' | 'ListObjectsV2Command' | 'PutObjectCommand'
>;

export interface S3StoreOptions {
  readonly client: S3.S3Client;
  readonly commands: Commands;
  readonly bucket: string;
  /** Prefix of the tenant's object names, e.g. `tenant_nord/`. */
  readonly prefix: string;
  /** Local directory for uploads that are not kept yet. */
  readonly staging: string;
  readonly withLock: WithLock;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey');

async function reach<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw new FilesUnavailable('the S3 store does not answer', { cause: error });
  }
}

/** A file store in an S3-compatible bucket, with objects named by content. */
export function createS3Store(options: S3StoreOptions): FileStore {
  const { client, commands, bucket, prefix, withLock } = options;
  const staging = createStaging(options.staging);
  const at = (id: string) => ({ Bucket: bucket, Key: `${prefix}${id}` });

  async function head(id: string) {
    try {
      return await client.send(new commands.HeadObjectCommand(at(id)));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw new FilesUnavailable('the S3 store does not answer', { cause: error });
    }
  }

  const put = ({ id, size, path }: Arrived) =>
    reach(
      client.send(
        new commands.PutObjectCommand({
          ...at(id),
          Body: createReadStream(path),
          ContentLength: size,
          // The service rejects content that was corrupted on the way.
          ChecksumSHA256: Buffer.from(id, 'hex').toString('base64'),
        }),
      ),
    );

  async function keep(arrived: Arrived) {
    // Always uploads, even if the content exists, because its age counts from the last upload.
    await put(arrived);
    // A deletion decided on earlier may have run since, so check again under the lock.
    await withLock(arrived.id, async () => {
      if (!(await head(arrived.id))) await put(arrived);
    });
    await arrived.discard();
  }

  return {
    async stage(content) {
      const arrived = await staging.receive(content);
      const { id, size, head: first, tail, discard, read } = arrived;
      return { id, size, head: first, tail, discard, read, keep: () => keep(arrived) };
    },
    async find(id) {
      const object = isFileId(id) ? await head(id) : undefined;
      if (!object) return undefined;
      return {
        size: object.ContentLength ?? 0,
        async read(range) {
          const part = range && { Range: `bytes=${range.start}-${range.end}` };
          const { Body } = await reach(client.send(new commands.GetObjectCommand({ ...at(id), ...part })));
          if (!(Body instanceof Readable)) throw new FilesUnavailable('the S3 store answered no content');
          return Body;
        },
      };
    },
    async *kept() {
      let token: string | undefined;
      do {
        const page = await reach(
          client.send(new commands.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token })),
        );
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const id = Key.slice(prefix.length);
          if (isFileId(id) && LastModified) yield { id, keptAt: LastModified };
        }
        token = page.NextContinuationToken;
      } while (token);
    },
    removeKeptBefore: (id, before) =>
      withLock(id, async () => {
        const object = await head(id);
        if (object?.LastModified && object.LastModified >= before) return false;
        await reach(client.send(new commands.DeleteObjectCommand(at(id))));
        return true;
      }),
    clearArriving: staging.clear,
  };
}
