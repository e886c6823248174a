import { problem } from '../problem';
import { plainTag } from './entityTag';

const TAG = /^"(\d{1,15})"$/;

/** The tags of a list such as `"1", "2"`. */
const tagsOf = (header: string): readonly string[] => header.split(',').map((tag) => tag.trim());

/**
 * The version that `If-Match` asks for (RFC 9110, 13.1.1); undefined where the header is absent or `*`.
 *
 * @throws {ProblemError} `stale` for a tag that no version of ours has, weak ones included.
 */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const versions = tagsOf(ifMatch).flatMap((tag) => TAG.exec(plainTag(tag))?.[1] ?? []);
  if (versions.length !== 1) throw problem('stale');
  return Number(versions[0]);
}

/**
 * The tag under which the caller already has this version (`If-None-Match`; RFC 9110, 13.1.2, weak comparison), in
 * whichever encoding; undefined where it has another version, or none.
 */
export function tagAtCaller(ifNoneMatch: string | undefined, tag: string): string | undefined {
  const strong = ifNoneMatch === undefined ? [] : tagsOf(ifNoneMatch).map((one) => one.replace(/^W\//, ''));
  return strong.includes('*') ? tag : strong.find((one) => plainTag(one) === tag);
}
