import type { OpenApiDocument } from '../../server/http/openapi/openApiDocument';
import { createClient } from './client';
import type { FuzzAnswer, FuzzRequest } from './fuzzRequest';
import { createGenerator } from './generate';
import { parseJson } from './json';
import type { Interaction } from './identityForms';
import { KnownRecords } from './records';
import { brokenRule, type Fault } from './rules';
import { shrink } from './shrink';
import { createTally, type Tally } from './tally';
import type { Tokens } from './wire';

/** Number of requests after which all callers get new accounts, in case the run has broken theirs. */
const RENEWED_AFTER = 400;

export interface FuzzOptions {
  readonly document: OpenApiDocument;
  readonly port: number;
  readonly seed: number;
  readonly count: number;
  readonly callers: number;
  readonly only?: number;
  readonly tokens: () => Promise<Tokens>;
  readonly interaction: () => Promise<Interaction | undefined>;
  /** Whether to stop; checked after each batch. */
  readonly isOver?: () => boolean;
  readonly progress?: (sent: number) => void;
}

export interface Violation {
  readonly fault: Fault;
  readonly request: FuzzRequest;
  readonly answer: FuzzAnswer | undefined;
}

export interface FuzzResult {
  readonly sent: number;
  readonly tally: Tally;
  /** Each distinct violation once, with the smallest request that causes it. */
  readonly violations: readonly Violation[];
}

function jsonOf({ contentType, body }: FuzzAnswer): unknown {
  return contentType.startsWith('application/json') ? parseJson(body) : undefined;
}

/** Sends a sequence of requests and checks each response. Later batches use what earlier responses revealed. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { seed, count, callers, only, tokens: makeTokens, interaction: openInteraction } = options;
  const generate = createGenerator(options.document, seed);
  const client = createClient(options.port, callers);
  const known = new KnownRecords();
  const tally = createTally();
  const violations = new Map<string, Violation>();
  let tokens = await makeTokens();
  let interaction = await openInteraction();
  let renewedAt = 0;

  async function judge(request: FuzzRequest, answer: FuzzAnswer | undefined): Promise<void> {
    tally.add(request, answer);
    const fault = brokenRule(request, answer);
    if (!fault) return;
    const key = `${request.operation} ${fault} ${answer?.status ?? ''}`;
    if (violations.has(key)) return;
    violations.set(key, { fault, request, answer });
    const stillFails = async (candidate: FuzzRequest) =>
      brokenRule(candidate, await client.send(candidate, tokens)) === fault;
    // Slow requests are not shrunk, because repeating them would delay the server's other responses.
    if (fault === 'serverError') violations.set(key, { fault, request: await shrink(request, stillFails), answer });
  }

  async function sendBatch(numbers: readonly number[]): Promise<void> {
    const requests = numbers.map((number) => generate(number, { known, interaction }));
    const answers = await Promise.all(requests.map((request) => client.send(request, tokens)));
    for (const [index, request] of requests.entries()) {
      const answer = answers[index];
      await judge(request, answer);
      if (answer && request.path !== '') known.learn({ ...request, status: answer.status, body: jsonOf(answer) });
    }
  }

  const first = only ?? 0;
  const end = only === undefined ? count : only + 1;
  let sent = 0;
  try {
    for (let number = first; number < end && !options.isOver?.(); number += callers) {
      if (number - renewedAt >= RENEWED_AFTER) {
        [tokens, interaction] = [await makeTokens(), await openInteraction()];
        renewedAt = number;
      }
      const numbers = Array.from({ length: Math.min(callers, end - number) }, (_, index) => number + index);
      await sendBatch(numbers);
      sent += numbers.length;
      options.progress?.(sent);
    }
  } finally {
    client.close();
  }
  return { sent, tally, violations: [...violations.values()] };
}
