import type { Readable } from 'node:stream';

/** The first and last bytes of content, by which its type is recognised. */
export interface ContentEnds {
  readonly head: Buffer;
  readonly tail: Buffer;
}

/** Content that has arrived but is not kept yet. */
export interface StagedFile extends ContentEnds {
  /** SHA-256 of the content, in hexadecimal: its name in the store. */
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** Opens the content, before it is kept; to be read to its end or destroyed. */
  read(): Readable;
  /** Keeps the content: after this it survives a power cut. @throws {FilesUnavailable} */
  keep(): Promise<void>;
  /** Throws the content away, unless it was kept. */
  discard(): Promise<void>;
}

/** Bytes from `start` to `end`, both among them. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

interface KeptContent {
  readonly size: number;
  /** Opens the content, or a part of it; to be read to its end or destroyed. @throws {FilesUnavailable} */
  read(range?: ByteRange): Promise<Readable>;
}

/** What a store holds under one id. */
interface KeptFile {
  readonly id: string;
  /** When it was kept last: the same content can be kept again. */
  readonly keptAt: Date;
}

/** Where the content of uploaded files lives: the same content is stored once. */
export interface FileStore {
  /** Reads a stream to its end. @throws whatever the stream throws; nothing is left behind then. */
  stage(content: Readable): Promise<StagedFile>;
  /** The content with this id; undefined where it does not exist. @throws {FilesUnavailable} */
  find(id: string): Promise<KeptContent | undefined>;
  /** Everything that is kept. */
  kept(): AsyncIterable<KeptFile>;
  /** Removes content, unless it was kept (again) since `before`. @returns whether it is gone */
  removeKeptBefore(id: string, before: Date): Promise<boolean>;
  /** Throws away what began to arrive before then: uploads that a crash cut off. */
  clearArriving(before: Date): Promise<void>;
}

const ID = /^[0-9a-f]{64}$/;

/** Whether a text is the id of content: names given by people never reach a store. */
export const isFileId = (id: string): boolean => ID.test(id);

/** Runs work on one id while no other process keeps or removes the same one. */
export type WithLock = <Result>(id: string, work: () => Promise<Result>) => Promise<Result>;

/** The store of files does not answer. What it said is the cause. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
