/** So many answers of a list say how quick it is now. */
const LAST = 5;

/** What is there within so many milliseconds was asked for before, and says nothing of the API. */
const BEFORE = 1;

/** How long lists took to answer, in milliseconds. */
export interface AnswerTimes {
  /** Measures an answer; one that fails or is overtaken says nothing. */
  readonly measure: <Answer>(list: string, read: () => Promise<Answer>) => Promise<Answer>;
  /** The last answers of a list; of all lists where it has not answered yet, or where none is named. */
  readonly of: (list?: string) => readonly number[];
}

export function createAnswerTimes(now: () => number = () => performance.now()): AnswerTimes {
  const byList = new Map<string, readonly number[]>();
  let last: readonly number[] = [];
  return {
    measure: async (list, read) => {
      const start = now();
      const answer = await read();
      const took = now() - start;
      if (took < BEFORE) return answer;
      byList.set(list, [...(byList.get(list) ?? []), took].slice(-LAST));
      last = [...last, took].slice(-LAST);
      return answer;
    },
    of: (list) => (list === undefined ? undefined : byList.get(list)) ?? last,
  };
}
