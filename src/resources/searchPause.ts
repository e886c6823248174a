/** The shortest pause, in milliseconds: below it, the keys of one quick word would each be an address and a drawing. */
const SHORTEST = 40;
/** The longest: a wait that is any longer reads as a fault, however slow the API is (docs/decisions/speed.md). */
const LONGEST = 400;
/** Before any list was read. */
const UNMEASURED = 150;

/**
 * How long, in milliseconds, typing pauses before what was typed is searched for: as long as an answer takes. One waits at
 * most twice as long as for the answer alone, and a slow API is not asked for every letter.
 *
 * @param answerTimes how long the list's last answers took, in milliseconds
 */
export function searchPause(answerTimes: readonly number[]): number {
  // One slow answer says nothing of the others.
  const middle = answerTimes.toSorted((a, b) => a - b)[Math.floor((answerTimes.length - 1) / 2)];
  return middle === undefined ? UNMEASURED : longerPause(middle);
}

/** The pause of a search that asks several times, one after the other. */
export const longerPause = (pause: number, times = 1): number =>
  Math.round(Math.min(LONGEST, Math.max(SHORTEST, pause * times)));
