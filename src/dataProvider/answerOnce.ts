import type { Http } from './httpTypes';
import { queryString } from './queryString';

const OK = 200;

/**
 * Answers requests from earlier ones, each once; repeated requests go to the API.
 * @param answers by address with query: `preferencesUtilisateur?PageNumber=1`. Requests wait for the promise; if it
 * resolves to undefined, all go to the API
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
