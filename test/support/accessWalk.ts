import { inParallel } from '../../src/resources/common/inParallel';
import type { Expectation } from '../oracle/types';
import type { ApiServer } from './apiServer';
import { isLongRun } from './longRun';
import { makeRightsHolder } from './rightsHolder';
import { statusOf, type WalkedOperation } from './walkedOperations';

export interface ExpectedOperation {
  readonly walked: WalkedOperation;
  readonly expected: Expectation;
}

export interface AccessWalk {
  /** Describes each response that differs from the expected one; empty if all match. */
  mismatches(operations: readonly ExpectedOperation[]): Promise<readonly string[]>;
  readonly calls: number;
}

interface Caller {
  readonly token: string | null;
  readonly words: string;
}

type Outcome = 'let in' | 401 | 403;

const isOutcome = (outcome: Outcome, status: number): boolean =>
  outcome === 'let in' ? status < 500 && status !== 401 && status !== 403 : status === outcome;

function byRule(operations: readonly ExpectedOperation[]) {
  const rules = new Map<string, { readonly expected: Expectation; readonly walked: WalkedOperation[] }>();
  for (const { expected, walked } of operations) {
    const rule = rules.get(String(expected)) ?? { expected, walked: [] };
    rules.set(String(expected), rule);
    rule.walked.push(walked);
  }
  return [...rules.values()];
}

/** Calls operations as people with and without the required rights. */
export async function makeAccessWalk(server: ApiServer, allRights: readonly string[]): Promise<AccessWalk> {
  const everything = await makeRightsHolder(server, allRights);
  const anonymous: Caller = { token: null, words: 'without a token' };
  const withoutRights: Caller = { token: await server.tokenFor([]), words: 'with a session and no right' };
  const tokens = await server.tokensForEach(allRights);
  const single = new Map(allRights.map((right, index) => [right, tokens[index] ?? '']));
  let calls = 0;

  function withAlone(right: string): Caller {
    const token = single.get(right);
    if (token === undefined) throw new Error(`'${right}' cannot be given`);
    return { token, words: `with ${right} alone` };
  }

  async function differences(
    operations: readonly WalkedOperation[],
    { token, words }: Caller,
    outcome: Outcome,
  ): Promise<readonly string[]> {
    const found = await inParallel(operations, async (walked) => {
      calls += 1;
      const status = await statusOf(server, walked, token);
      return isOutcome(outcome, status) ? [] : [`${walked.name} ${words}: ${outcome} expected, ${status} answered`];
    });
    return found.flat();
  }

  async function ofRule(expected: Expectation, walked: readonly WalkedOperation[]): Promise<readonly string[]> {
    if (expected === 'anonymous') return differences(walked, anonymous, 'let in');
    const refused = await differences(walked, anonymous, 401);
    if (expected === 'session') return [...refused, ...(await differences(walked, withoutRights, 'let in'))];
    const others: Caller = { token: everything.token, words: `with every right but ${expected.join(', ')}` };
    return [
      ...refused,
      // Rights only ever add access, so a person with all the others being refused says the same.
      ...(isLongRun() ? await differences(walked, withoutRights, 403) : []),
      ...(await everything.lacking(expected, () => differences(walked, others, 403))),
      ...(await inParallel(expected, async (right) => differences(walked, withAlone(right), 'let in'), 1)).flat(),
    ];
  }

  return {
    mismatches: async (operations) =>
      (await inParallel(byRule(operations), ({ expected, walked }) => ofRule(expected, walked), 1)).flat(),
    get calls() {
      return calls;
    },
  };
}
