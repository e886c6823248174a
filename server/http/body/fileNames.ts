import { isSafeFileName } from '../../../src/resources/fields/shared/stored';

const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Surrogate}]/gu;
const EDGES = /^[\s.]+|[\s.]+$/gu;
const MAX_LENGTH = 200;

/**
 * Turns the name of an uploaded file into a safe one: the last part of its path, without the characters that file
 * systems and headers reject.
 *
 * @example safeFileName('..\\..\\contrat: été?.pdf') // 'contrat_ été_.pdf'
 */
export function safeFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(UNSAFE, '_').replace(EDGES, '').slice(-MAX_LENGTH).replace(EDGES, '');
  return isSafeFileName(name) ? name : 'fichier';
}

const MEDIA_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/;

/** Returns the media type in lower case without its parameters, or `application/octet-stream` if it is malformed. */
export function mediaTypeOf(given: string): string {
  const type = given.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return MEDIA_TYPE.test(type) ? type : 'application/octet-stream';
}
