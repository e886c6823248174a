import type { Answer, Http } from './httpTypes';
import { queryString } from './queryString';

/** A reading that was asked for before the application was there to ask. */
export interface FirstReading {
  /** Its address, with its query: `Entreprises?PageNumber=1`. */
  readonly address: string;
  /** Undefined where nothing of use came. */
  readonly answer: Promise<Answer | undefined>;
}

/**
 * Answers the first reading of a page from what was asked for before, where that is what it reads.
 *
 * @param coming never rejects
 * @param onFirst hears the address of the first reading, whatever answers it
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
