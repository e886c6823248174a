import type { Page } from '@playwright/test';

/** An application that is measured, and where in it the compared things are. */
export interface Site {
  readonly name: string;
  readonly origin: string;
  /** The address of its list of companies, after the origin. */
  readonly list: string;
  readonly home: string;
  /** What the home page shows once it is there. */
  readonly homeReady: string;
  /** The cells that name a company, one in each row. */
  readonly names: string;
  /** In the menu, the link to the list. */
  readonly listLink: string;
  /** In a row, what leads to the form. */
  readonly editLink: string;
  /** In the form, the input of the name. */
  readonly nameInput: string;
  readonly searchBox: string;
  /** Makes a new browser know the person who is signed in. */
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
