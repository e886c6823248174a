import type { FuzzRequest } from './fuzzRequest';
import { isFields } from './json';

const MOST_TRIES = 40;

function* smaller(request: FuzzRequest): Generator<FuzzRequest> {
  const { query, headers, body } = request;
  for (const [at] of query.entries()) yield { ...request, query: query.toSpliced(at, 1) };
  for (const [at] of headers.entries()) yield { ...request, headers: headers.toSpliced(at, 1) };
  if (!body) return;
  const { body: _body, ...rest } = request;
  yield rest;
  const { content } = body;
  if (!('json' in content)) return;
  const withJson = (json: unknown): FuzzRequest => ({ ...request, body: { ...body, content: { json } } });
  if (isFields(content.json)) {
    for (const name of Object.keys(content.json)) {
      yield withJson(Object.fromEntries(Object.entries(content.json).filter(([one]) => one !== name)));
    }
  }
  if (Array.isArray(content.json)) {
    for (const at of content.json.keys()) yield withJson(content.json.toSpliced(at, 1));
  }
}

/** Removes parts of a request as long as it fails in the same way. */
export async function shrink(
  request: FuzzRequest,
  stillFails: (request: FuzzRequest) => Promise<boolean>,
): Promise<FuzzRequest> {
  let smallest = request;
  let tries = 0;
  for (let found = true; found;) {
    found = false;
    for (const candidate of smaller(smallest)) {
      if ((tries += 1) > MOST_TRIES) return smallest;
      if (!(await stillFails(candidate))) continue;
      smallest = candidate;
      found = true;
      break;
    }
  }
  return smallest;
}
