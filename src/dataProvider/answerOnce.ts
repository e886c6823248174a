import type { Http } from './httpTypes';
import { queryString } from './queryString';

const OK = 200;

/**
 * Answers calls from what was asked for before, each once: the next call of the address asks the API.
 *
 * @param answers by address, with its query: `preferencesUtilisateur?PageNumber=1`. Readings wait for the promise; where it answers undefined,
 *   every call asks the API
 */
export function answerOnce(http: Http, answers: Promise<Readonly<Record<string, unknown>> | undefined>): Http {
  const coming = answers.then((all = {}) => new Map(Object.entries(all)));
  return {
    ...http,
    json: async (address, call = {}) => {
      const key = `${address}${queryString(call.query)}`;
      const isReading = (call.method ?? 'GET') === 'GET' && !call.onLine;
      const known = isReading ? await coming : undefined;
      if (!known?.has(key)) return http.json(address, call);
      const body = known.get(key);
      known.delete(key);
      return { status: OK, headers: new Headers(), body };
    },
  };
}
