import { inArea } from '../fault';

const PLAN = 'src/resources/exchange/plan';
const CELLS = 'src/resources/exchange/cells';

export const imports = inArea('import', [
  {
    id: 'import-formula-sign',
    file: `${CELLS}/formulas.ts`,
    find: `const FORMULA = /^'*[=+\\-@`,
    replace: `const FORMULA = /^'*[=+\\-`,
    why: 'a spreadsheet runs what somebody typed as a name',
    tests: ['src/resources/exchange/write/write.test.ts', `${CELLS}/cells.test.ts`],
  },
  {
    id: 'import-key-case',
    file: `${PLAN}/existing.ts`,
    find: `String(value).toLowerCase()`,
    replace: `String(value)`,
    why: 'a code in small letters makes a second record',
    tests: [`${PLAN}/planImport.test.ts`],
  },
  {
    id: 'import-version-of-file',
    file: `${PLAN}/decide.ts`,
    find: `cells.version ?? record.version`,
    replace: `record.version ?? cells.version`,
    why: 'an old file overwrites what was changed since it was exported',
    tests: [`${PLAN}/planImport.test.ts`],
  },
  {
    id: 'import-rows-disagree',
    file: `${PLAN}/merged.ts`,
    find: `if (!isEmptyValue(known)) return undefined;`,
    replace: `if (!isEmptyValue(known)) continue;`,
    why: 'of two rows that say different things the first wins unseen',
    tests: [`${PLAN}/planChildRows.test.ts`, `${PLAN}/planImport.test.ts`],
  },
  {
    id: 'import-thousands',
    file: `${CELLS}/typed.ts`,
    find: `decimalComma ? GROUPED_BY_POINTS : GROUPED_BY_COMMAS`,
    replace: `decimalComma ? GROUPED_BY_COMMAS : GROUPED_BY_POINTS`,
    why: '1.234 of a French file becomes 1,234',
    tests: [`${CELLS}/cells.test.ts`],
  },
  {
    id: 'import-creates-existing',
    file: `${PLAN}/decide.ts`,
    find: `record ? refuse(key, 'alreadyThere', args) : create(target, cells)`,
    replace: `create(target, cells)`,
    why: 'the preview promises records that the API then refuses',
    tests: [`${PLAN}/planImport.test.ts`],
  },
  {
    id: 'import-empty-cell-empties',
    file: `${PLAN}/write.ts`,
    find: `emptyCell === 'emptied', before`,
    replace: `emptyCell !== 'emptied', before`,
    why: 'a file with few columns filled in empties the others',
    tests: [`${PLAN}/planImport.test.ts`],
  },
  {
    id: 'import-ambiguous-name',
    file: `${PLAN}/references.ts`,
    find: `others.length === 0 ? { id } : 'ambiguous'`,
    replace: `others.length <= 1 ? { id } : 'ambiguous'`,
    why: 'of two people with one name, the first is taken',
    tests: [`${PLAN}/planImport.test.ts`],
  },
  {
    id: 'export-quote-not-doubled',
    file: 'src/resources/exchange/write/csv.ts',
    find: `text.replaceAll('"', '""')`,
    replace: `text.replace('"', '""')`,
    why: 'a text with two quotes breaks the file that is exported',
    tests: ['src/resources/exchange/roundTrip.property.test.ts', 'src/resources/exchange/write/write.test.ts'],
  },
]);
