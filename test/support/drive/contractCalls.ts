import type { Request } from '@playwright/test';
import { contractCalls, type ContractCall } from '../contractCoverage';

/** The body format of a request, in the contract's terms. */
function bodyOf(request: Request): ContractCall['body'] {
  const type = request.headers()['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return 'multipart';
  return type.startsWith('application/json') ? 'json' : 'none';
}

const segmentsOf = (path: string): readonly string[] => path.toLowerCase().split('/').filter(Boolean);

const isParameter = (segment: string): boolean => segment.startsWith('{');

function fits(call: ContractCall, method: string, segments: readonly string[]): boolean {
  const pattern = segmentsOf(call.path);
  return (
    call.method === method &&
    pattern.length === segments.length &&
    pattern.every((one, index) => isParameter(one) || one === segments[index])
  );
}

const parametersIn = ({ path }: ContractCall): number => segmentsOf(path).filter(isParameter).length;

/** Finds the contract's call for a path below `/api`; a fixed segment wins over a parameter. */
function contractCallAt(method: string, path: string): ContractCall | undefined {
  const segments = segmentsOf(path);
  return contractCalls
    .filter((call) => fits(call, method, segments))
    .toSorted((a, b) => parametersIn(a) - parametersIn(b))[0];
}

export const contractPath = (url: string): string => new URL(url).pathname.replace(/^\/api/, '');

/** Describes how a request differs from every call of the contract; undefined if it matches one. */
export function foreignIn(request: Request): string | undefined {
  const path = contractPath(request.url());
  const name = `${request.method()} ${path}`;
  const call = contractCallAt(request.method(), path);
  if (!call) return name;
  const known = [...call.query, ...call.queryInferred].map((one) => one.toLowerCase());
  const given = [...new URL(request.url()).searchParams.keys()];
  const unknown = given.filter((one) => !known.includes(one.toLowerCase()));
  if (unknown.length > 0) return `${name} with ${unknown.join(', ')}`;
  const body = bodyOf(request);
  // An update of a record with files accepts a form or JSON; JSON keeps the stored file.
  if (request.method() === 'PUT' && call.body === 'multipart' && body === 'json') return undefined;
  return body === call.body ? undefined : `${name} with ${body} in the place of ${call.body}`;
}
