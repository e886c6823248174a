import { isDigestTag } from '../resources/common/digestTag';
import type { Answer, Http } from './httpTypes';
import { queryString } from './queryString';

/** Maximum number of cached answers: the months around the displayed one, in pages of some hundred kB. */
const MOST = 24;
const [OK, NOT_MODIFIED] = [200, 304];

/** Revalidates answers by ETag in the page's memory; the browser must not store API data (docs/security.md). */
export function keepTagged(http: Http): Http {
  const kept = new Map<string, { readonly tag: string; readonly body: unknown }>();

  function keep(key: string, { headers, body }: Answer): void {
    const tag = headers.get('etag') ?? '';
    kept.delete(key);
    if (!isDigestTag(tag)) return;
    kept.set(key, { tag, body });
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  }

  return {
    ...http,
    json: async (address, call = {}) => {
      if ((call.method ?? 'GET') !== 'GET' || call.onLine || call.headers) return http.json(address, call);
      const key = `${address}${queryString(call.query)}`;
      const known = kept.get(key);
      const answer = await http.json(address, known ? { ...call, headers: { 'if-none-match': known.tag } } : call);
      if (known && answer.status === NOT_MODIFIED) return { ...answer, status: OK, body: known.body };
      keep(key, answer);
      return answer;
    },
  };
}
