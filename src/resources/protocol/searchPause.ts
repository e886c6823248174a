/** Minimum milliseconds; less would send a request and render for each key of a fast word. */
const SHORTEST = 40;
/** Maximum milliseconds; a longer delay feels broken, however slow the API is (docs/decisions/0029-speed.md). */
const LONGEST = 400;
/** Default before any response was measured. */
const UNMEASURED = 150;

/**
 * Milliseconds between the last key and the search: the fastest of the recent response times.
 *
 * @param answerTimes recent response times in milliseconds
 */
export const searchPause = (answerTimes: readonly number[]): number =>
  longerPause(answerTimes.length === 0 ? UNMEASURED : Math.min(...answerTimes));

/** Delay for a search that sends several requests in sequence. */
export const longerPause = (pause: number, times = 1): number =>
  Math.round(Math.min(LONGEST, Math.max(SHORTEST, pause * times)));
