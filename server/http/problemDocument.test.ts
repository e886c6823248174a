import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/resources/language/words';
import { MESSAGES } from '../words';
import { problem, PROBLEM_STATUS, type ProblemCode } from './problem';
import { problemDocument } from './problemDocument';

const codes = Object.keys(PROBLEM_STATUS) as ProblemCode[];

describe('problemDocument', () => {
  it.each(LANGUAGES)('has a text for every code (%s)', (language) => {
    for (const code of codes) {
      const document = problemDocument(problem(code), language);
      expect(document).toMatchObject({ type: `/docs/errors/${code}`, status: PROBLEM_STATUS[code] });
      expect(`${document.title}${document.detail ?? ''}`).not.toContain('problems.');
    }
  });

  it('lists messages by field, nested ones by path', () => {
    const errors = { a: [{ code: 'required' }], b: [{ code: 'required', path: ['2', 'c'] }] };
    const required = MESSAGES.fr.validation.required;
    expect(problemDocument(problem('invalid', { errors }), 'fr').errors).toEqual({
      a: [required],
      'b.2.c': [required],
    });
  });

  it('names the records that still refer to a record, by declared label', () => {
    const used = { code: 'referenced', args: { resource: 'Services', count: 2 } };
    const document = problemDocument(problem('referenced', { errors: { '': [used] } }), 'fr', () => 'Prestations');
    expect(document.references).toEqual([{ resource: 'Services', count: 2 }]);
    expect(document.errors?.['']?.[0]).toContain('Prestations');
    expect(problemDocument(problem('invalid', { errors: {} }), 'fr')).not.toHaveProperty('references');
  });

  it('never shows the cause', () =>
    expect(
      JSON.stringify(problemDocument(problem('unexpected', { cause: new Error('SELECT secret') }), 'fr')),
    ).not.toContain('secret'));

  it.each([
    [1_048_576, '1 Mo'],
    [26_214_400, '25 Mo'],
    [2048, '2 ko'],
  ])('writes %i bytes as %s', (maxBytes, text) =>
    expect(problemDocument(problem('tooLarge', { args: { maxBytes } }), 'fr').detail?.replace(/\s/g, ' ')).toContain(
      text,
    ),
  );
});

it('required rights are named by their labels', () => {
  const error = problem('forbidden', { args: { needed: 'THEMES:read, Direction' } });
  const { detail } = problemDocument(error, 'fr', (name) => `<${name}>`);
  expect(detail).toContain('<THEMES:read> / Direction');
});
