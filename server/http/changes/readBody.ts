import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ChangeRequest } from '../../../src/resources/changes/changes';
import type { Settings } from '../../settings';
import { problem } from '../problem';
import type { AskedRow } from './asked';
import { LINES_TYPE } from '../../../src/resources/protocol/jsonLines';
import { linesIn } from './lines';
import { readChange, readChangeLine, readHead, type Head } from './request';
import type { Spool } from './spool';

/** Changes that are resolved together: as many as one statement writes. */
const AT_ONCE = 1_000;

export const MOST_TEXT = 262_144;

/** The head of a body whose changes were written to the spool. */
export interface ReadBody extends Head {
  /** A digest of the body, to recognise a repeated request. */
  readonly fingerprint: string;
}

type ResolveChanges = (changes: readonly ChangeRequest[]) => Promise<readonly AskedRow[]>;

const isLines = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === LINES_TYPE;

/** Yields the chunks of a body; `use` sees each one. */
async function* received(
  request: FastifyRequest,
  maxBytes: number,
  use: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  // The iterator must not destroy the connection, because a rejected request still gets a response.
  for await (const piece of request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw problem('tooLarge', { args: { maxBytes } });
    use(piece);
    yield piece;
  }
}

async function readLines(
  request: FastifyRequest,
  { MAX_CHANGES_BYTES, MAX_BODY_BYTES }: Settings,
  resolve: ResolveChanges,
  spool: Spool<AskedRow>,
): Promise<ReadBody> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > MAX_CHANGES_BYTES) throw problem('tooLarge', { args: { maxBytes: MAX_CHANGES_BYTES } });
  const hash = createHash('sha256');
  const pieces = received(request, MAX_CHANGES_BYTES, (piece) => hash.update(piece));
  let head: Head | undefined;
  let open: ChangeRequest[] = [];
  let textLength = 0;
  const flush = async () => {
    await spool.append(await resolve(open));
    open = [];
    textLength = 0;
  };
  for await (const lines of linesIn(pieces, MAX_BODY_BYTES)) {
    for (const line of lines) {
      if (head) open.push(readChangeLine(line, spool.count + open.length));
      else head = readHead(headIn(line));
      textLength += line.length;
      if (open.length >= AT_ONCE || textLength >= MOST_TEXT) await flush();
    }
  }
  await flush();
  if (!head) throw problem('bodyExpected');
  return { ...head, fingerprint: hash.digest('hex') };
}

function headIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw problem('malformedChangeSet', { cause: error });
  }
}

async function readJson({ body }: FastifyRequest, resolve: ResolveChanges, spool: Spool<AskedRow>): Promise<ReadBody> {
  if (body === undefined) throw problem('bodyExpected');
  const head = readHead(body);
  const { changes } = body as { readonly changes?: unknown };
  if (!Array.isArray(changes)) throw problem('malformedChangeSet');
  for (let first = 0; first < changes.length; first += AT_ONCE) {
    const some = changes.slice(first, first + AT_ONCE);
    await spool.append(await resolve(some.map((change, index) => readChange(change, first + index))));
  }
  return { ...head, fingerprint: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
}

/**
 * Reads the body of a change set, JSON or JSON lines, into a spool.
 *
 * @throws {ProblemError} `bodyExpected`, `malformedChangeSet`, `malformedChange`, `malformedText`, `tooLarge`,
 *   `tooManyChanges`, `tooManyValues`, `spoolFull`
 */
export const readChangeSet = (
  request: FastifyRequest,
  settings: Settings,
  resolve: ResolveChanges,
  spool: Spool<AskedRow>,
): Promise<ReadBody> =>
  isLines(request) ? readLines(request, settings, resolve, spool) : readJson(request, resolve, spool);
