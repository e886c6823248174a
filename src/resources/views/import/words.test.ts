import { expect, it } from 'vitest';
import { exchangeImport as words } from '../../../i18n/messages/fr/exchangeImport';
import { PLAN_PROBLEMS } from '../../exchange/plan/importPlanTypes';
import { TABLE_PROBLEMS } from '../../exchange/read/readTypes';
import { problemWords } from './file/problemWords';
import { codeOrSentence } from './preview/rowProblemWords';

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);

it.each(Object.entries(TABLE_PROBLEMS))('the file error %s has a text with exactly its arguments', (code, args) => {
  const sentence = Object.entries(words.problems).find(([key]) => key === code)?.[1] ?? '';
  expect(sentence).not.toBe('');
  expect(args as readonly string[]).toEqual(expect.arrayContaining([...placeholders(sentence)]));
});

it.each(Object.entries(PLAN_PROBLEMS))('the row error %s has a text with exactly its arguments', (code, args) => {
  const sentence = Object.entries(words.rowProblems).find(([key]) => key === code)?.[1] ?? '';
  expect(sentence).not.toBe('');
  expect(args as readonly string[]).toEqual(expect.arrayContaining([...placeholders(sentence)]));
});

it('bytes are formatted as sizes, other numbers as numbers, and contents as texts', () => {
  const writing = {
    translate: (key: string) => `<${key}>`,
    bytes: (value: number) => `${value} octets`,
    number: (value: number) => `n° ${value}`,
  };
  expect(problemWords({ code: 'tooLarge', args: { size: 3, max: 2 } }, writing)).toEqual({
    key: 'exchange.import.problems.tooLarge',
    args: { size: '3 octets', max: '2 octets' },
  });
  expect(problemWords({ code: 'brokenQuote', args: { line: 7312 } }, writing).args).toEqual({ line: 'n° 7312' });
  const ending = { code: 'wrongEnding', args: { ending: 'xlsx', content: 'pdf' } } as const;
  expect(problemWords(ending, writing).args).toEqual({ ending: 'xlsx', content: '<exchange.import.contents.pdf>' });
});

it('errors of values use the texts of forms, and show the value with what may stand there', () => {
  const translate = (key: string, args = {}) => `<${[key, ...Object.values<string | number>(args)].join('|')}>`;
  const date = { row: 0, field: 'x', origin: 'value', code: 'date' } as const;
  expect(codeOrSentence(date, translate)).toBe('date');
  expect(codeOrSentence({ ...date, text: '31/02/2024' }, translate)).toBe(
    '<exchange.import.rowProblems.value|31/02/2024|<validation.date>>',
  );
  const choice = { ...date, code: 'enumeration', text: 'Dormant' };
  expect(codeOrSentence(choice, translate, ['Actif', 'Radié'])).toBe(
    '<exchange.import.rowProblems.notAChoice|Dormant|Actif, Radié>',
  );
  expect(codeOrSentence({ row: 0, field: 'x', origin: 'plan', code: 'noKey' }, translate)).toBe(
    '<exchange.import.rowProblems.noKey>',
  );
});
