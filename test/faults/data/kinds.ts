import { inArea } from '../fault';

const SHARED = 'src/resources/fields/shared';
const KINDS = 'src/resources/fields/kinds.test.ts';
const VALIDATE = 'src/resources/records/validate.test.ts';

export const kinds = inArea('kinds', [
  {
    id: 'kinds-text-not-trimmed',
    file: `${SHARED}/texts.ts`,
    find: `input.normalize('NFC').trim()`,
    replace: `input.normalize('NFC')`,
    why: 'a name with a space behind it is another name than without',
    tests: [KINDS],
  },
  {
    id: 'kinds-number-max-excluded',
    file: `${SHARED}/numbers.ts`,
    find: `if (value > max)`,
    replace: `if (value >= max)`,
    why: 'the greatest number that is allowed is refused',
    tests: [KINDS],
  },
  {
    id: 'kinds-day-month-swapped',
    file: `${SHARED}/calendar.ts`,
    find: `\${twoDigits(french[2] ?? '')}-\${twoDigits(french[1] ?? '')}`,
    replace: `\${twoDigits(french[1] ?? '')}-\${twoDigits(french[2] ?? '')}`,
    why: 'the first of March is read as the third of January',
    tests: [KINDS],
  },
  {
    id: 'kinds-summer-time',
    file: `${SHARED}/instants.ts`,
    find: `return wall - (parisClock(first) - first);`,
    replace: `return first;`,
    why: 'a time near a change of clock is stored an hour off',
    tests: [`${SHARED}/instants.test.ts`],
  },
  {
    id: 'kinds-zero-is-no',
    file: 'src/resources/fields/boolean/kind.ts',
    find: `'false', '0', 'non'`,
    replace: `'false', 'non'`,
    why: 'a spreadsheet that says 0 for no is refused',
    tests: [KINDS],
  },
  {
    id: 'kinds-luhn-weights',
    file: `${SHARED}/luhn.ts`,
    find: `index % 2 === 0 ? 1 : 2`,
    replace: `index % 2 === 0 ? 2 : 1`,
    why: 'right numbers of companies are refused, and wrong ones taken',
    tests: [`${SHARED}/luhn.test.ts`],
  },
  {
    id: 'kinds-blank-is-a-value',
    file: `${SHARED}/reading.ts`,
    find: `value.trim() === ''`,
    replace: `value === ''`,
    why: 'three spaces pass for a required value',
    tests: [VALIDATE, KINDS],
  },
  {
    id: 'kinds-label-case',
    file: `${SHARED}/options.ts`,
    find: `label.some((words) => fold(words) === fold(text))`,
    replace: `label.some((words) => words === text)`,
    why: 'a label that is typed in capitals is not recognised',
    tests: ['src/resources/exchange/cells/cells.test.ts', KINDS],
  },
  {
    id: 'kinds-credit-card-length',
    file: 'src/resources/fields/text/formats.ts',
    find: `[0-9]{13}`,
    replace: `[0-9]{14}`,
    why: 'no card number is accepted',
    tests: ['src/resources/fields/text/formats.test.ts'],
  },
]);
