import { beforeAll, describe, expect, it } from 'vitest';
import { FOREIGN_TOLERANCE } from '../../server/identity/tokens/tokenIssuer';
import { EXPIRY_MARGIN } from '../../src/authProvider/signedIn';
import { TIMEOUTS } from '../../src/dataProvider/httpTypes';
import { UNKNOWN_ENVIRONMENT } from '../../src/environment/environment';
import { durationOf } from '../../src/layout/notifications/durationOf';
import { SHORTEST_PASSWORD } from '../../src/resources/access/password';
import { InformationsAdditionnelles } from '../../src/resources/schemas/notices';
import { searchPause } from '../../src/resources/protocol/searchPause';
import { LOAD_LIMIT } from '../../src/resources/views/lazyScreen';
import { LANGUAGES } from '../../src/resources/language/words';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';

const MINUTE = 60;
const SECOND = 1000;

/** The constants of section 9 of the specification, by their names there. */
describe('section 9', () => {
  it.each<[string, unknown, unknown]>([
    ['token expiry margin 2 minutes', EXPIRY_MARGIN, 2 * MINUTE],
    ['allowed clock skew 2 hours', FOREIGN_TOLERANCE, 120 * MINUTE],
    ['export-data find 120 s', TIMEOUTS.find, 120 * SECOND],
    ['planning exports and incident-report export 300 s', TIMEOUTS.export, 300 * SECOND],
    ['lazy screen load 120 s', LOAD_LIMIT, 120 * SECOND],
    ['password minimum 8 characters', SHORTEST_PASSWORD, 8],
    ['toast duration 3000 ms', durationOf({ message: '', type: 'info', notificationOptions: {} }), 3 * SECOND],
    ['message at least 5 characters', InformationsAdditionnelles.fields.message.minLength, 5],
    ['message at most 3500 characters', InformationsAdditionnelles.fields.message.maxLength, 3500],
    ['interface language French at start', LANGUAGES[0], 'fr'],
    ['an unknown host: address', UNKNOWN_ENVIRONMENT.apiUrl, 'ERROR-URL'],
    ['an unknown host: name', UNKNOWN_ENVIRONMENT.tenantName, 'ERROR-NAME'],
    ['an unknown host: id', UNKNOWN_ENVIRONMENT.tenantId, 'ERROR-ID'],
    // A deliberate deviation: 1,300 ms feels like a fault (docs/decisions/0029-speed.md).
    ['search debounce', searchPause([]), 150],
  ])('%s', (_name, actual, expected) => {
    expect(actual).toBe(expected);
  });
});

/** Query parameters that section 7 of the specification defines for a single list. */
describe('the parameters of lists', () => {
  let server: DeclaredServer;
  beforeAll(async () => {
    server = await openDeclaredServer();
  });

  it('IncludeSubdomains includes subdomains, ActifOnly only active records', async () => {
    const parentId = await server.made('/api/Domaines', { code: 'LOG', libelle: 'Logement', actif: true });
    await server.made('/api/Domaines', { code: 'LOG1', libelle: 'Bail', actif: true, parentId });
    await server.made('/api/Domaines', { code: 'VIEUX', libelle: 'Ancien', actif: false });
    const codes = async (query: string): Promise<readonly string[]> => {
      const { body } = await server.answer('GET', `/api/Domaines?PageNumber=1&PageSize=50&${query}`);
      return (body as { items: { code: string }[] }).items.map(({ code }) => code).toSorted();
    };
    expect(await codes('')).toEqual(['LOG', 'VIEUX']);
    expect(await codes('IncludeSubdomains=true')).toEqual(['LOG', 'LOG1', 'VIEUX']);
    expect(await codes('IncludeSubdomains=true&ActifOnly=true')).toEqual(['LOG', 'LOG1']);
    expect(await codes('includesubdomains=true&Search=bail')).toEqual(['LOG1']);
  });

  it('IncludeType includes the type of stakeholders', async () => {
    await server.made('/api/PartiesPrenantes', { code: 'MAIRIE', libelle: 'Mairie', type: 'institution' });
    const fields = async (query: string): Promise<readonly string[]> => {
      const { body } = await server.answer('GET', `/api/PartiesPrenantes${query}`);
      const items = Array.isArray(body) ? body : body.items;
      return Object.keys((items as object[])[0] ?? {});
    };
    expect(await fields('')).not.toContain('type');
    expect(await fields('?IncludeType=true')).toContain('type');
  });
});
