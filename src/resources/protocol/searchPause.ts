/** The shortest pause, in milliseconds: below it, the keys of one quick word would each be an address and a drawing. */
const SHORTEST = 40;
/** The longest: a wait that is any longer reads as a fault, however slow the API is (docs/decisions/0029-speed.md). */
const LONGEST = 400;
/** Before any list was read. */
const UNMEASURED = 150;

/**
 * How long, in milliseconds, typing pauses before what was typed is searched for: as long as the quickest of the last
 * answers took on the way and in the API.
 *
 * @param answerTimes how long the last answers took, in milliseconds
 */
export const searchPause = (answerTimes: readonly number[]): number =>
  longerPause(answerTimes.length === 0 ? UNMEASURED : Math.min(...answerTimes));

/** The pause of a search that asks several times, one after the other. */
export const longerPause = (pause: number, times = 1): number =>
  Math.round(Math.min(LONGEST, Math.max(SHORTEST, pause * times)));
