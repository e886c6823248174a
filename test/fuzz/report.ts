import type { FuzzRequest } from './fuzzRequest';
import type { FuzzResult, Violation } from './run';
import { wireRequest } from './wire';

const LONGEST = 1500;

const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text;

/** Prints a request without its token. */
function describeRequest(request: FuzzRequest): string {
  const { method, target, headers, body } = wireRequest({ ...request, caller: 'anonymous' }, {}, 'localhost');
  const own = Object.entries(headers).filter(([name]) => name !== 'Host' && name !== 'Content-Length');
  return [
    `${method} ${shorten(target)}   (as ${request.caller}${request.raw ? `, ${request.raw}` : ''})`,
    ...own.map(([name, value]) => `${name}: ${shorten(value)}`),
    ...(body ? [shorten(body.toString())] : []),
  ].join('\n    ');
}

function describeViolation({ fault, request, answer }: Violation, seed: number): string {
  const seen = answer ? `${answer.status} after ${answer.milliseconds.toFixed(0)} ms` : 'no answer';
  return [
    `${fault}: ${request.operation}: ${seen}`,
    `  again: npm run fuzz -- --seed ${seed} --only ${request.number}`,
    `    ${describeRequest(request)}`,
    ...(answer ? [`  answer: ${answer.contentType} ${answer.body.slice(0, 500)}`] : []),
  ].join('\n');
}

const sorted = (counts: ReadonlyMap<number, number>): string =>
  [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status === 0 ? 'closed' : status}: ${count}`)
    .join('  ');

/** Operations without a successful request, whose inner code was not reached. */
const neverReached = ({ tally }: FuzzResult): readonly string[] =>
  [...tally.byOperation].flatMap(([operation, counts]) =>
    [...counts.keys()].some((status) => status >= 200 && status < 400) ? [] : [operation],
  );

export function reportOf(result: FuzzResult, seed: number, { byOperation = false } = {}): string {
  const { sent, tally, violations } = result;
  const slowest = tally.slowest();
  const reached = tally.byOperation.size - neverReached(result).length;
  return [
    ...(byOperation ? [...tally.byOperation].map(([operation, counts]) => `${operation}   ${sorted(counts)}`) : []),
    `${sent} requests, seed ${seed}: ${sorted(tally.byStatus)}`,
    `${tally.byOperation.size} operations, ${reached} of them answered with success; slowest ${slowest.milliseconds.toFixed(0)} ms (${slowest.operation})`,
    ...violations.map((one) => describeViolation(one, seed)),
    `${violations.length} distinct violations`,
  ].join('\n');
}
