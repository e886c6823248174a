import { LANGUAGE } from '../../src/resources/check/knownOptions';
import { DECLARATION_CODES } from '../../src/resources/language/declarationCodes';
import { PAGE_CODES } from '../../src/resources/pages/pageCodes';
import { STATISTIC_CODES } from '../../src/resources/statistics/statisticCodes';
import { menuGroups } from '../../src/resources/schemas/menuGroups';
import { messages } from '../../src/i18n/messages/en';
import { PROBLEM_STATUS } from '../../server/http/problem';
import { code, page, table } from './markdown';

/** Lists names that declarations can refer to. */
export function namesPage(): string {
  const icon = LANGUAGE.resource['icon'];
  const icons = typeof icon === 'object' && 'values' in icon ? icon.values : [];
  return page(
    'Names: icons, groups of the menu, levels of rights',
    '## Icons',
    icons.map(code).join(', '),
    '## Groups of the menu',
    table(
      ['group', 'fr', 'en', 'de', 'pt'],
      Object.entries(menuGroups).map(([name, words]) => [code(name), ...words]),
    ),
    '## Levels of a right',
    table(
      ['level', 'opens'],
      [
        ['`read`', 'list and details'],
        ['`create`', 'creation'],
        ['`update`', 'modification'],
        ['`admin`', 'all of it, and deletion'],
      ],
    ),
  );
}

type Texts = Readonly<Record<string, unknown>>;

const titleOf = (problem: unknown): string => {
  const { title = '', detail = '' } = (typeof problem === 'object' ? problem : {}) as {
    title?: string;
    detail?: string;
  };
  return [title, detail].filter(Boolean).join(': ');
};

/** Lists the codes of problems and validation errors. */
export function codesPage(): string {
  const { problems, validation } = messages as unknown as { problems: Texts; validation: Texts };
  const plain = Object.entries(validation).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return page(
    'Codes',
    '## Of declarations',
    'What the start says of a wrong one: `S012 Vehicules: the column …`.',
    table(
      ['code', 'what is wrong'],
      Object.entries(DECLARATION_CODES)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, text]) => [code(name), text]),
    ),
    '## Of pages and statistics',
    'What the start says of a wrong one: `P004 /parc, section 2: …`, `T003 adherents: …`.',
    table(
      ['code', 'what is wrong'],
      Object.entries({ ...PAGE_CODES, ...STATISTIC_CODES }).map(([name, text]) => [code(name), text]),
    ),
    '## Of the API',
    'The `type` of a problem document ends in the code: `/docs/errors/stale`.',
    table(
      ['code', 'status', 'what it says'],
      Object.entries(PROBLEM_STATUS).map(([name, status]) => [code(name), String(status), titleOf(problems[name])]),
    ),
    '## Of values',
    'What a field, or a row of a change set, is refused for.',
    table(
      ['code', 'what it says'],
      plain.map(([name, text]) => [code(name), text]),
    ),
  );
}
