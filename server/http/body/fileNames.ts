import { isSafeFileName } from '../../../src/resources/fields/shared/stored';

const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Surrogate}]/gu;
const EDGES = /^[\s.]+|[\s.]+$/gu;
const MAX_LENGTH = 200;

/**
 * A name under which an uploaded file can be stored and downloaded: the last part of a path, without what file systems
 * and headers refuse.
 *
 * @example safeFileName('..\\..\\contrat: été?.pdf') // 'contrat_ été_.pdf'
 */
export function safeFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(UNSAFE, '_').replace(EDGES, '').slice(-MAX_LENGTH).replace(EDGES, '');
  return isSafeFileName(name) ? name : 'fichier';
}

const MEDIA_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/;

/** A media type in lower case, without parameters; unknown bytes for anything else. */
export function mediaTypeOf(given: string): string {
  const type = given.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return MEDIA_TYPE.test(type) ? type : 'application/octet-stream';
}
