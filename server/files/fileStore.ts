import type { Readable } from 'node:stream';

/** The first and last bytes of content, which identify its type. */
export interface ContentEnds {
  readonly head: Buffer;
  readonly tail: Buffer;
}

/** Uploaded content that is not stored permanently yet. */
export interface StagedFile extends ContentEnds {
  /** SHA-256 of the content in hexadecimal, which names it in the store. */
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** Opens the content before it is kept. Read the stream to its end or destroy it. */
  read(): Readable;
  /** Stores the content permanently; it then survives a power cut. @throws {FilesUnavailable} */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Byte positions, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

interface KeptContent {
  readonly size: number;
  /** Opens the content or a range of it. Read the stream to its end or destroy it. @throws {FilesUnavailable} */
  read(range?: ByteRange): Promise<Readable>;
}

interface KeptFile {
  readonly id: string;
  /** When it was last kept: the same content may be kept again. */
  readonly keptAt: Date;
}

/** Stores the content of uploaded files; equal content is stored once. */
export interface FileStore {
  /** Reads a stream to its end. Cleans up and rethrows if the stream throws. */
  stage(content: Readable): Promise<StagedFile>;
  /** Undefined if there is no such content. @throws {FilesUnavailable} */
  find(id: string): Promise<KeptContent | undefined>;
  kept(): AsyncIterable<KeptFile>;
  /** Deletes content, unless it was kept again since `before`. @returns whether it was deleted */
  removeKeptBefore(id: string, before: Date): Promise<boolean>;
  /** Deletes uploads that began before this moment and were never finished, e.g. because of a crash. */
  clearArriving(before: Date): Promise<void>;
}

const ID = /^[0-9a-f]{64}$/;

/** Validates ids, so that names given by users never reach a store. */
export const isFileId = (id: string): boolean => ID.test(id);

/** Runs work on an id while no other process stores or deletes the same content. */
export type WithLock = <Result>(id: string, work: () => Promise<Result>) => Promise<Result>;

/** The file store does not answer; `cause` holds its error. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
