import type { Page } from '@playwright/test';

export interface Site {
  readonly name: string;
  readonly origin: string;
  readonly list: string;
  readonly home: string;
  /** Selector of an element that shows that the home page has loaded. */
  readonly homeReady: string;
  /** Selector of the cells with a company's name, one per row. */
  readonly names: string;
  readonly listLink: string;
  /** Selector, within a row, of the link to the form. */
  readonly editLink: string;
  readonly nameInput: string;
  readonly searchBox: string;
  /** Signs a person in on a fresh browser. */
  readonly prepare: (page: Page) => Promise<void>;
}

export const plainSite = (origin: string): Site => ({
  name: 'plain react-admin',
  origin,
  list: '/#/companies',
  home: '/#/',
  homeReady: 'h1',
  names: 'tbody .column-nom',
  listLink: 'a[href="#/companies"]',
  editLink: 'tbody tr:nth-child(3) a[href^="#/companies/"]',
  nameInput: 'input[name="nom"]',
  searchBox: 'input[name="q"]',
  prepare: () => Promise.resolve(),
});

export const socleSite = (origin: string, cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0]): Site => ({
  name: 'Socle',
  origin,
  list: '/adherents',
  home: '/home',
  homeReady: 'main h1',
  names: 'tbody th[scope="row"]',
  listLink: 'nav a[href="/adherents"]',
  editLink: 'tbody tr:nth-child(3) a[href*="/modification/"]',
  nameInput: 'input[name="nom"]',
  searchBox: 'main input[type="search"]',
  prepare: (page) => page.context().addCookies(cookies),
});
