/** What everything that hangs below a company has in common. */

const COMPANY = 'Entreprises/{entrepriseId}';

/** The names of the collections that others point at, spelled once. */
export const COMPANY_CONTACTS = `${COMPANY}/contacts`;
export const COMPANY_SITES = `${COMPANY}/sites`;
export const COMPANY_SERVICES = `${COMPANY}/prestations`;
export const COMPANY_PROJECTS = `${COMPANY}/Projets`;
export const COMPANY_PLANNINGS = `${COMPANY}/Planning`;
export const COMPANY_NOTICES = `${COMPANY}/InformationsAdditionnelles`;
export const COMPANY_ACTIONS = `${COMPANY}/ActionsCollectives`;

/** Who reads and writes companies, and what is theirs; people who may change them see what they change. */
export const COMPANY_RIGHTS = {
  rights: 'ENTREPRISES',
  alsoReadableWith: ['EXTERNES_ENTREPRISES_OPENSOME:read', 'ENTREPRISES:update'],
} as const;

/** A collection directly below a company. */
export const OF_A_COMPANY = {
  ...COMPANY_RIGHTS,
  parent: { resource: 'Entreprises', parameter: 'entrepriseId' },
} as const;

/** One record below each company: read and written where it stands, never created or deleted. */
export const ONE_OF_A_COMPANY = { list: 'single', create: 'none', delete: 'none' } as const;
