import { describe, expect, it } from 'vitest';
import { problem } from './problem';
import { toProblem } from './toProblem';

const context = { reference: 'r-1', maxBodyBytes: 1024, accepted: 'application/json' };

const withCode = (code: string) => Object.assign(new Error('private'), { code });

describe('toProblem', () => {
  it('keeps a problem unchanged', () => {
    const known = problem('forbidden');
    expect(toProblem(known, context)).toBe(known);
  });

  it.each([
    ['FST_ERR_BAD_URL', 'malformedAddress'],
    ['FST_ERR_CTP_BODY_TOO_LARGE', 'tooLarge'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupportedMediaType'],
    ['ECONNREFUSED', 'unavailable'],
    ['57P01', 'unavailable'],
    ['57014', 'unavailable'],
    ['53100', 'noRoom'],
    ['40P01', 'contended'],
    ['ENOSPC', 'noRoom'],
    ['42703', 'unexpected'],
  ])('%s is %s', (code, expected) => expect(toProblem(withCode(code), context).code).toBe(expected));

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('%s becomes unavailable', (message) => expect(toProblem(new Error(message), context).code).toBe('unavailable'));

  it('a path that the file server refuses becomes an unreadable address', () => {
    const refused = Object.assign(new Error('Forbidden'), { statusCode: 403, expose: true });
    expect(toProblem(refused, context).code).toBe('malformedAddress');
    expect(toProblem(Object.assign(refused, { expose: false }), context).code).toBe('unexpected');
  });

  it.each([
    [412, 'preconditionFailed'],
    [416, 'rangeNotSatisfiable'],
  ])('status %i of the file server is %s', (statusCode, expected) => {
    const refused = Object.assign(new Error('refused'), { statusCode, expose: true });
    expect(toProblem(refused, context).code).toBe(expected);
  });

  it.each([new Error('x'), 'text', undefined, null, { code: 1 }])(
    'an unknown error (%s) becomes unexpected, with its reference',
    (thrown) => {
      const { code, options } = toProblem(thrown, context);
      expect([code, options.args?.['reference'], options.cause]).toEqual(['unexpected', 'r-1', thrown]);
    },
  );
});
