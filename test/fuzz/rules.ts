import type { FuzzAnswer, FuzzRequest } from './fuzzRequest';
import { parseJson } from './json';

const SLOWEST_MS = 5000;

/** A rule that an answer breaks. */
export type Fault = 'serverError' | 'slow' | 'noAnswer' | 'noProblemDocument';

/** Where others' protocols and files of the front end are answered: what is refused there has a form of its own. */
const NOT_OURS = /^(\/identity(\/|$)|\/assets\/|\/index\.html|\/$)/i;

function isProblemDocument({ status, contentType, body }: FuzzAnswer): boolean {
  if (!contentType.startsWith('application/problem+json')) return false;
  const document: unknown = parseJson(body);
  if (typeof document !== 'object' || document === null) return false;
  const { type, title, status: said } = document as Readonly<Record<string, unknown>>;
  return typeof type === 'string' && typeof title === 'string' && title !== '' && said === status;
}

/** An answer to HEAD has no body, and what is no HTTP may be answered by the end of the connection. */
const needsNoAnswer = ({ raw, method }: FuzzRequest): boolean => raw !== undefined || !/^[A-Z]+$/.test(method);

/** The rule that an answer breaks; undefined where it keeps all of them. */
export function brokenRule(request: FuzzRequest, answer: FuzzAnswer | undefined): Fault | undefined {
  if (!answer) return needsNoAnswer(request) ? undefined : 'noAnswer';
  if (answer.status >= 500) return 'serverError';
  if (answer.milliseconds > SLOWEST_MS) return 'slow';
  const isRefusal = answer.status >= 400;
  if (!isRefusal || request.method === 'HEAD' || NOT_OURS.test(request.path)) return undefined;
  return isProblemDocument(answer) ? undefined : 'noProblemDocument';
}
