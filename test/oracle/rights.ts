import type { Expectation, Flag, Method, OperationGroup, OperationRow, RightRule } from './types';

// The conventions of the API's design: reading needs X:read, creating X:create, updating X:update, deleting X:admin,
// and X:admin permits all of them.
export const FLAGS: Readonly<Record<Method, Flag>> = {
  GET: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'admin',
};

export function expectationOf(rule: RightRule, flag: Flag): Expectation {
  if (rule === 'anonymous' || rule === 'session') return rule;
  if ('anyOf' in rule) return rule.anyOf.toSorted();
  const { resource, reading = [], managing = [] } = rule;
  if (flag === 'read' && reading === 'session') return 'session';
  const further = flag === 'read' && reading !== 'session' ? reading : [];
  return [...new Set([`${resource}:${flag}`, `${resource}:admin`, ...managing, ...further])].toSorted();
}

const isMethod = (text: string | undefined): text is Method => text !== undefined && Object.hasOwn(FLAGS, text);
const isFlag = (text: string): text is Flag => ['read', 'create', 'update', 'admin'].includes(text);

function parseMethod(text: string): { readonly method: Method; readonly flag: Flag } {
  const [method, flag] = text.split(':');
  if (!isMethod(method) || (flag !== undefined && !isFlag(flag)))
    throw new Error(`'${text}' is no method of the oracle`);
  return { method, flag: flag ?? FLAGS[method] };
}

export const rowsOf = ({ area, source, rule, paths }: OperationGroup): readonly OperationRow[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    methods
      .split(' ')
      .map(parseMethod)
      .map(({ method, flag }) => ({ area, source, method, path, expected: expectationOf(rule, flag) })),
  );

/** Normalises an operation: case, parameter names and trailing slash. */
export const operationKey = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path
    .replace(/\{\w+\}/g, '{}')
    .replace(/\/$/, '')
    .toLowerCase()}`;
