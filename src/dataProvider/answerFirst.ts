import type { Answer, Http } from './httpTypes';
import { queryString } from './queryString';

/** A request sent before the application loaded. */
export interface FirstReading {
  /** With its query: `Entreprises?PageNumber=1`. */
  readonly address: string;
  /** Undefined if the request failed. */
  readonly answer: Promise<Answer | undefined>;
}

/**
 * Answers the page's first request from one sent earlier, if the addresses match.
 * @param coming never rejects
 * @param onFirst receives the address of the first request
 */
export function answerFirst(
  http: Http,
  coming: Promise<FirstReading | undefined>,
  onFirst: (address: string) => void,
): Http {
  let isFirst = true;
  return {
    ...http,
    json: async (address, call = {}) => {
      const isPlain = (call.method ?? 'GET') === 'GET' && !call.onLine && !call.headers;
      if (!isFirst || !isPlain) return http.json(address, call);
      isFirst = false;
      const whole = `${address}${queryString(call.query)}`;
      onFirst(whole);
      const known = await coming;
      const answer = known?.address === whole ? await known.answer : undefined;
      return answer ?? http.json(address, call);
    },
  };
}
