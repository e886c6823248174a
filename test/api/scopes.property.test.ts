import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { limitedPerson, type CompanyLink, type GivenProfile } from '../support/limitedPerson';
import { isLongRun } from '../support/longRun';

// Compares random profiles with random links to a plain model of their reach.

/** Companies with branch and region, and sites with or without a region; numbers are indexes. */
const COMPANIES = [
  { branch: 0, region: 0 },
  { branch: 1, region: 1 },
  { branch: undefined, region: 0 },
] as const;
const SITES = [
  { company: 0, region: undefined },
  { company: 0, region: 1 },
  { company: 1, region: 0 },
  { company: 1, region: undefined },
  { company: 2, region: undefined },
] as const;

/** A person's file: of a company, and possibly of one of its sites. */
interface File {
  readonly company: number;
  readonly site?: number;
}

const FILES: readonly File[] = [
  ...COMPANIES.map((_, company) => ({ company })),
  ...SITES.map(({ company }, site) => ({ company, site })),
];

interface Link {
  readonly company: number;
  readonly branch?: number | undefined;
  readonly region?: number | undefined;
  readonly site?: number | undefined;
}

/** Whether a link covers a file; empty parts do not limit it. */
function covers(link: Link, file: File): boolean {
  const company = COMPANIES[file.company];
  const site = file.site === undefined ? undefined : SITES[file.site];
  const region = site?.region ?? company?.region;
  return (
    link.company === file.company &&
    (link.branch === undefined || link.branch === company?.branch) &&
    (link.site === undefined || link.site === file.site) &&
    (link.region === undefined || link.region === region)
  );
}

/** A profile without links reaches everything; otherwise any link is enough. */
const reaches = (links: readonly Link[], file: File): boolean =>
  links.length === 0 || links.some((link) => covers(link, file));

const optional = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: undefined });

const link = fc
  .record({
    company: fc.integer({ min: 0, max: COMPANIES.length - 1 }),
    branch: optional(1),
    region: optional(1),
    site: optional(SITES.length - 1),
  })
  // The API refuses a site of another company.
  .map(({ site, ...rest }) => (site !== undefined && SITES[site]?.company === rest.company ? { ...rest, site } : rest));

/** A profile names each company once. */
const profile = fc.record({
  reads: fc.boolean(),
  writes: fc.boolean(),
  links: fc.uniqueArray(link, { maxLength: 3, selector: ({ company }) => company }),
});

let server: ApiServer;
let run = 0;
let branches: readonly number[];
let regions: readonly number[];
let companies: readonly number[];
let sites: readonly number[];
let files: readonly number[];

async function createAll(url: (at: number) => string, bodies: readonly object[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const [at, payload] of bodies.entries()) {
    const response = await server.call('POST', url(at), { payload });
    expect(response.statusCode, response.body).toBe(201);
    ids.push(response.json<{ id: number }>().id);
  }
  return ids;
}

beforeAll(async () => {
  server = await openApiServer(createRegistry(schemas));
  const named = [0, 1].map((at) => ({ code: `N${at}`, libelle: `Nom ${at}` }));
  branches = await createAll(() => '/api/Branches', named);
  regions = await createAll(() => '/api/Regions', named);
  companies = await createAll(
    () => '/api/Entreprises',
    COMPANIES.map(({ branch, region }, at) => ({
      code: `C${at}`,
      nom: `Entreprise ${at}`,
      ...(branch !== undefined && { brancheId: branches[branch] }),
      regionId: regions[region],
    })),
  );
  sites = await createAll(
    (at) => `/api/Entreprises/${companies[SITES[at]?.company ?? 0]}/sites`,
    SITES.map(({ region }, at) => ({ nom: `Site ${at}`, ...(region !== undefined && { regionId: regions[region] }) })),
  );
  files = await createAll(
    () => '/api/Dossiers',
    FILES.map(({ company, site }, at) => ({
      numero: `D${at}`,
      nom: 'Durand',
      prenom: 'Zoé',
      dateOuverture: '2026-01-05',
      entrepriseId: companies[company],
      ...(site !== undefined && { siteId: sites[site] }),
    })),
  );
});

const stored = ({ company, branch, region, site }: Link): CompanyLink => ({
  entrepriseId: companies[company] ?? 0,
  ...(branch !== undefined && { brancheId: branches[branch] ?? 0 }),
  ...(region !== undefined && { regionId: regions[region] ?? 0 }),
  ...(site !== undefined && { siteId: sites[site] ?? 0 }),
});

it('limited profiles reach exactly what the model says, in lists, single records and writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(profile, { minLength: 1, maxLength: 3 }), async (profiles) => {
      const given = profiles.map(({ reads, writes, links }): GivenProfile => ({
        rights: [...(reads ? ['DOSSIERS:read'] : []), ...(writes ? ['DOSSIERS:update'] : [])],
        links: links.map(stored),
      }));
      const { token } = await limitedPerson(server, given);
      const holders = (kind: 'reads' | 'writes') => profiles.filter((one) => one[kind]).map(({ links }) => links);
      const within = (kind: 'reads' | 'writes') =>
        files.filter((_, at) => holders(kind).some((links) => reaches(links, FILES[at] ?? { company: -1 })));
      const readable = within('reads');
      const list = await server.call('GET', '/api/Dossiers?PageSize=100', { as: token });
      if (holders('reads').length === 0) expect(list.statusCode).toBe(403);
      else {
        const answer = list.json<{ items: { id: number }[]; totalCount: number }>();
        expect(answer.items.map(({ id }) => id).toSorted()).toEqual([...readable].toSorted());
        expect(answer.totalCount).toBe(readable.length);
      }
      const writable = within('writes');
      // A new value each time, because an unchanged value is no change.
      run += 1;
      const changes = files.map((id) => ({
        collection: 'Dossiers',
        action: 'update',
        id,
        values: { prenom: `A${run}` },
      }));
      const report = await server.call('POST', '/api/changeSets', {
        as: token,
        payload: { mode: 'good', changes },
      });
      const { rows } = report.json<{ rows: { status: string }[] }>();
      expect(files.filter((_, at) => rows[at]?.status === 'changed')).toEqual(writable);
    }),
    { numRuns: isLongRun() ? 200 : 12 },
  );
});
