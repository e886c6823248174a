import type { FuzzAnswer, FuzzRequest } from './fuzzRequest';
import { parseJson } from './json';

const SLOWEST_MS = 5000;

export type Fault = 'serverError' | 'slow' | 'noAnswer' | 'noProblemDocument';

/** Paths of other protocols and of the front end, whose errors are not problem documents. */
const NOT_OURS = /^(\/identity(\/|$)|\/assets\/|\/index\.html|\/$)/i;

function isProblemDocument({ status, contentType, body }: FuzzAnswer): boolean {
  if (!contentType.startsWith('application/problem+json')) return false;
  const document: unknown = parseJson(body);
  if (typeof document !== 'object' || document === null) return false;
  const { type, title, status: said } = document as Readonly<Record<string, unknown>>;
  return typeof type === 'string' && typeof title === 'string' && title !== '' && said === status;
}

/** A response to HEAD has no body, and the server may close the connection on invalid HTTP. */
const needsNoAnswer = ({ raw, method }: FuzzRequest): boolean => raw !== undefined || !/^[A-Z]+$/.test(method);

/** The rule that a response breaks; undefined if it keeps all of them. */
export function brokenRule(request: FuzzRequest, answer: FuzzAnswer | undefined): Fault | undefined {
  if (!answer) return needsNoAnswer(request) ? undefined : 'noAnswer';
  if (answer.status >= 500) return 'serverError';
  if (answer.milliseconds > SLOWEST_MS) return 'slow';
  const isRefusal = answer.status >= 400;
  if (!isRefusal || request.method === 'HEAD' || NOT_OURS.test(request.path)) return undefined;
  return isProblemDocument(answer) ? undefined : 'noProblemDocument';
}
