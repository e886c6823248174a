import { problem } from '../problem';
import { plainTag } from './entityTag';

const TAG = /^"(\d{1,15})"$/;

const tagsOf = (header: string): readonly string[] => header.split(',').map((tag) => tag.trim());

/**
 * Reads the version that `If-Match` requires (RFC 9110, 13.1.1); undefined without the header or with `*`.
 *
 * @throws {ProblemError} `stale` for a tag that we never issue, weak tags included
 */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const versions = tagsOf(ifMatch).flatMap((tag) => TAG.exec(plainTag(tag))?.[1] ?? []);
  if (versions.length !== 1) throw problem('stale');
  return Number(versions[0]);
}

/**
 * Returns the tag under which the client has cached this version, in any encoding (`If-None-Match`; RFC 9110, 13.1.2,
 * weak comparison); undefined if it has another version or none.
 */
export function tagAtCaller(ifNoneMatch: string | undefined, tag: string): string | undefined {
  const strong = ifNoneMatch === undefined ? [] : tagsOf(ifNoneMatch).map((one) => one.replace(/^W\//, ''));
  return strong.includes('*') ? tag : strong.find((one) => plainTag(one) === tag);
}
