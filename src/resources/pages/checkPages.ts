import { hasScreens } from '../access/access';
import { addressShape, isPath } from '../check/addresses';
import { checkCondition } from '../check/conditions';
import { checkPageOptions } from '../check/options';
import { suggest } from '../check/report';
import { asksOther } from '../language/condition';
import type { DeclarationCode } from '../language/declarationCodes';
import { conditionAt } from '../language/moments';
import type { ResourceSchema } from '../language/resourceSchema';
import { parametersOf } from '../registry/registry';
import { productRouteAt } from '../routes/routeRules';
import { checkIndexes, checkStatistic } from '../statistics/checkStatistics';
import type { StatisticCode } from '../statistics/statisticCodes';
import type { ListSection, PageSchema, PageSection } from './page';
import type { PageCode } from './pageCodes';
import { sectionStatistic } from './pageStatistics';

export interface PageProblem {
  readonly code: PageCode | StatisticCode | DeclarationCode;
  readonly page: string;
  /** Number of the section, from 1. */
  readonly section?: number;
  readonly message: string;
}

type Finding = Pick<PageProblem, 'code' | 'message'>;
type Schemas = readonly ResourceSchema[];

const RIGHT = /^[A-Z][A-Z0-9_]*:(read|create|update|admin)$/;
const MOST_ROWS = 50;

function checkRights({ rights }: PageSchema, schemas: Schemas): Finding[] {
  if (rights.length === 0) return [{ code: 'P002', message: 'it asks for no right' }];
  const known: readonly string[] = schemas.map((schema) => schema.rights);
  return rights.flatMap((right): Finding[] => {
    const [half = ''] = right.split(':');
    if (RIGHT.test(right) && known.includes(half)) return [];
    return [{ code: 'P002', message: `'${right}' is the right of no resource${suggest(half, known)}` }];
  });
}

function checkAddress(page: PageSchema, pages: readonly PageSchema[], schemas: Schemas): Finding[] {
  const { path } = page;
  if (!isPath(path) || parametersOf(path).length > 0)
    return [{ code: 'P001', message: `'${path}' is not an address such as '/parc'` }];
  const isThis = (other: string) => addressShape(other) === addressShape(path);
  const route = productRouteAt(path);
  const owner =
    schemas.find((one) => [one.path, ...Object.keys(one.otherLists)].some(isThis))?.name ??
    pages.find((other) => other !== page && isThis(other.path))?.path ??
    (route && route.title !== page.title ? route.path : undefined);
  return owner === undefined ? [] : [{ code: 'P001', message: `its address is that of '${owner}'` }];
}

/** P004: the names used by a list section must be known. */
function checkNames(names: readonly string[], known: readonly string[], what: string): Finding[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({ code: 'P004', message: `'${name}' is not a ${what}${suggest(name, known)}` }));
}

function checkList(section: ListSection, schemas: Schemas): Finding[] {
  const { resource, columns, parameters = [], sort, where, rows = 1 } = section;
  const schema = schemas.find(({ name }) => name === resource);
  const names = schemas.map(({ name }) => name);
  if (!schema) return [{ code: 'P003', message: `'${resource}' is not declared${suggest(resource, names)}` }];
  if (schema.parent || schema.internal || schema.operations.list === 'single' || !hasScreens(schema))
    return [{ code: 'P003', message: `'${resource}' has no list of its own` }];
  const fields = Object.keys(schema.fields);
  const isFew = Number.isInteger(rows) && rows >= 1 && rows <= MOST_ROWS;
  return [
    ...checkNames([...(columns ?? []), ...(sort && sort.field !== 'id' ? [sort.field] : [])], fields, 'field'),
    ...checkNames(parameters, Object.keys(schema.parameters), 'parameter'),
    ...(isFew && columns?.length !== 0
      ? []
      : [{ code: 'P005' as const, message: `a list shows 1 to ${MOST_ROWS} rows, and a column at least` }]),
    ...(where && asksOther(where)
      ? [{ code: 'P006' as const, message: 'a condition on other records is a parameter of the list' }]
      : []),
    ...(where
      ? checkCondition(conditionAt(where, new Date()), schema.fields).map(({ field, message }): Finding => ({
          code: 'P006',
          message: field ? `'${field}': ${message}` : message,
        }))
      : []),
  ];
}

function checkSection(section: PageSection, index: number, schemas: Schemas): readonly Finding[] {
  switch (section.kind) {
    case 'text':
      return [];
    case 'list':
      return checkList(section, schemas);
    case 'figures':
    case 'charts': {
      const statistic = sectionStatistic(section, index);
      const isEmpty = statistic.charts.length === 0 || Object.keys(statistic.measures).length === 0;
      return [
        ...(isEmpty ? [{ code: 'P005' as const, message: 'it shows no figure' }] : []),
        ...(isEmpty ? [] : checkStatistic(statistic, schemas)),
        ...checkIndexes(statistic, schemas),
      ].map(({ code, message }) => ({ code, message }));
    }
    default:
      return [];
  }
}

/** Defaults for declarations without type checking. */
const NOTHING = { rights: [], sections: [] } as const;

export const checkPages = (pages: readonly PageSchema[], schemas: Schemas): readonly PageProblem[] =>
  pages.flatMap((declared): readonly PageProblem[] => {
    const page = { ...NOTHING, ...declared };
    const options = checkPageOptions(page);
    const of = (found: readonly Finding[], section?: number): readonly PageProblem[] =>
      found.map(({ code, message }) => ({ code, page: page.path, ...(section !== undefined && { section }), message }));
    // With unknown options, the other checks would be unreliable.
    if (options.length > 0)
      return options.map(({ section, ...found }) => ({
        ...found,
        page: page.path,
        ...(section !== undefined && { section }),
      }));
    return [
      ...of(checkAddress(declared, pages, schemas)),
      ...of(checkRights(page, schemas)),
      ...of(page.sections.length === 0 ? [{ code: 'P005', message: 'it has no sections' }] : []),
      ...page.sections.flatMap((section, index) => of(checkSection(section, index, schemas), index + 1)),
    ];
  });

/** One line: `P004 /parc, section 2: 'libele' is not a field; did you mean 'libelle'?` */
export const pageProblemLine = ({ code, page, section, message }: PageProblem): string =>
  `${code} ${page}${section === undefined ? '' : `, section ${section}`}: ${message}`;

/** Refuses wrong pages at start. @throws {Error} with one line per problem */
export function assertPages(pages: readonly PageSchema[], schemas: Schemas): void {
  const problems = checkPages(pages, schemas);
  if (problems.length > 0) throw new Error(problems.map(pageProblemLine).join('\n'));
}
