import { describe, expect, it } from 'vitest';
import { chartsSection, definePage, figuresSection, listSection, textSection, type PageOptions } from '../definePage';
import { right as Contrats } from '../check/wrong/right.fixture';
import { assertPages, checkPages, pageProblemLine } from './checkPages';
import type { PageSchema, PageSection } from './page';
import { PAGE_CODES, type PageCode } from './pageCodes';
import { pageName, pageStatistics } from './pageStatistics';
import { pageRoute } from './pageRule';

const words = ['Contrats', 'Contracts', 'Verträge', 'Contratos'] as const;
const nombre = { kind: 'count', label: words } as const;

const list = listSection(Contrats, { where: { field: 'actif', operator: 'equals', value: true }, rows: 5 });

const page: PageOptions = definePage({
  path: '/pages/contrats',
  title: words,
  help: words,
  icon: 'contract',
  menu: { group: 'referentiels', order: 2 },
  rights: ['CONTRATS:read', 'CONTRATS:update'],
  sections: [
    textSection({ content: words }),
    list,
    figuresSection(Contrats, { label: words, measures: { nombre } }),
    chartsSection({
      label: words,
      help: words,
      resource: Contrats.name,
      measures: { nombre },
      dimensions: { actif: { field: 'actif' } },
      charts: [{ label: words, as: 'pie', by: 'actif', measures: ['nombre'] }],
    }),
  ],
});

const withSection = (section: object): PageSchema => ({ ...page, sections: [section as PageSection] });
const linesOf = (...pages: readonly object[]) =>
  checkPages(pages as readonly PageSchema[], [Contrats]).map(pageProblemLine);

const wrong: Readonly<Record<PageCode, readonly (readonly [page: object, line: RegExp])[]>> = {
  P001: [
    [{ ...page, path: 'contrats' }, /^P001 contrats: 'contrats' is not an address such as '\/parc'$/],
    [{ ...page, path: '/contrats/{id}' }, /^P001 /],
    [{ ...page, path: Contrats.path }, /^P001 \/contrats: its address is that of 'Contrats'$/],
    [{ ...page, path: '/home' }, /^P001 \/home: its address is that of '\/home'$/],
  ],
  P002: [
    [{ ...page, rights: [] }, /^P002 \/pages\/contrats: it asks for no right$/],
    [{ ...page, rights: ['CONTRAT:read'] }, /^P002 .*'CONTRAT:read' is the right of no resource; .*'CONTRATS'\?$/],
    [{ ...page, rights: ['CONTRATS'] }, /^P002 /],
  ],
  P003: [
    [withSection({ ...list, resource: 'Contrat' }), /^P003 \/pages\/contrats, section 1: .*did you mean 'Contrats'\?$/],
  ],
  P004: [
    [
      withSection({ ...list, columns: ['libele'] }),
      /^P004 .*, section 1: 'libele' is not a field; did you mean 'libelle'\?$/,
    ],
    [withSection({ ...list, parameters: ['Tous'] }), /^P004 .*'Tous' is not a parameter/],
  ],
  P005: [
    [{ ...page, sections: [] }, /^P005 \/pages\/contrats: it has no sections$/],
    [withSection({ ...list, rows: 51 }), /^P005 .*, section 1: a list shows 1 to 50 rows/],
    [withSection(figuresSection(Contrats, { label: words, measures: {} })), /^P005 .*it shows no figure$/],
  ],
  P006: [
    [withSection({ ...list, where: { field: 'actifs', operator: 'isEmpty' } }), /^P006 .*did you mean 'actif'\?$/],
    [
      withSection({ ...list, where: { reference: 'parentId', where: { all: [] } } }),
      /^P006 .*a parameter of the list$/,
    ],
  ],
  P007: [
    [withSection({ kind: 'liste' }), /^P007 .*, section 1: 'liste' is no kind of section; did you mean 'list'\?$/],
  ],
};

describe('the check of pages', () => {
  it('accepts a valid page, which is pure data', () => {
    expect(() => assertPages([page], [Contrats])).not.toThrow();
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  it.each(Object.keys(PAGE_CODES) as PageCode[])('reports %s', (code) => {
    for (const [one, line] of wrong[code]) expect(linesOf(one)).toContainEqual(expect.stringMatching(line));
  });

  it('refuses two pages at one address', () => {
    expect(linesOf(page, { ...page })).toHaveLength(2);
  });

  it('knows every option, its texts and choices', () => {
    const [title] = [page.title.slice(0, 3)];
    expect(linesOf({ ...page, titel: words })[0]).toMatch(/^S104 .*'titel' is no option .*did you mean 'title'\?$/);
    expect(linesOf({ ...page, title })[0]).toMatch(/^S105 \/pages\/contrats: 'title' is not a text in each/);
    expect(linesOf({ ...page, icon: 'contrat' })[0]).toMatch(/^S104 .*did you mean 'contract'\?$/);
    expect(linesOf(withSection({ ...list, row: 5 }))[0]).toMatch(/^S104 .*, section 1: 'row' .*did you mean 'rows'\?$/);
    expect(linesOf(withSection({ kind: 'text' }))[0]).toMatch(/^S105 .*'content'/);
    expect(linesOf(withSection({ kind: 'charts' }))[0]).toMatch(/^S105 .*'statistic.label'/);
    const statistic = { label: words, help: words };
    expect(linesOf(withSection({ kind: 'charts', statistic }))[0]).toMatch(/^P005 .*it shows no figure$/);
    expect(linesOf({ path: page.path, title, help: words, icon: 'contract' })).not.toEqual([]);
    const measures = { nombre: { ...nombre, kind: 'counts' } };
    expect(linesOf(withSection(figuresSection(Contrats, { label: words, measures } as never)))[0]).toMatch(
      /^S104 .*'measures.nombre.kind' cannot be 'counts'; did you mean 'count'\?$/,
    );
  });

  it('reports errors of a statistic by their own code', () => {
    const [, , , charts] = page.sections;
    if (charts?.kind !== 'charts') throw new Error('the last section has charts');
    const statistic = { ...charts.statistic, dimensions: { actif: { field: 'actifs' } } };
    expect(linesOf(withSection(chartsSection(statistic)))[0]).toMatch(/^T003 .*, section 1: .*'actif'\?$/);
  });
});

it('a page is a route with the rights of its declaration, and the admin flags of the same', () => {
  expect(pageRoute(page)).toMatchObject({
    path: '/pages/contrats',
    rule: { rights: ['CONTRATS:read', 'CONTRATS:admin', 'CONTRATS:update'] },
    menu: { group: 'referentiels', order: 2, icon: 'contract' },
  });
});

it('a page requests its figures by section', () => {
  expect(pageName(page)).toBe('pages-contrats');
  expect(pageStatistics(page).map(({ name, charts }) => [name, charts[0]?.as])).toEqual([
    ['section-3', 'figures'],
    ['section-4', 'pie'],
  ]);
});
