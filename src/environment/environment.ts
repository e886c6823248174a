import { EXTENSIONS, type Extension } from '../resources/protocol/extensions';
import { isObject } from '../resources/common/isObject';

/** The adapters that speak to a back end (docs/decisions/0030-adapters.md). */
const ADAPTERS = ['embedded', 'contract', 'simpleRest'] as const;

export type AdapterName = (typeof ADAPTERS)[number];

/** What the front end knows of its tenant: made by the host that it is served from (section 9 of the specification). */
export interface Environment {
  readonly tenantId: string;
  readonly tenantName: string;
  /** Base of the API's calls, without a trailing slash: `https://nord.example/api`. */
  readonly apiUrl: string;
  /** The OpenID Connect issuer. */
  readonly identityUrl: string;
  /** Origin of the front end itself, without a trailing slash. */
  readonly frontUrl: string;
  readonly clientName: string;
  /** The front end's client id at the issuer. */
  readonly clientId: string;
  /** What tokens are asked for (RFC 8707), for issuers that know it; absent: nothing is named. */
  readonly resource?: string;
  /** The scopes to ask for, separated by spaces; absent: those of the embedded identity provider. */
  readonly scope?: string;
  readonly addNetworkFastTrack: boolean;
  readonly mainTenant: boolean;
  /** Which adapter speaks to the API; absent: the one that fits what the API says it can. */
  readonly adapter?: AdapterName;
  /** What the API does beyond the contract; absent: it is asked (`GET /extensions`). */
  readonly extensions?: readonly Extension[];
  /** The API has `GET /MySession`, as far as the host knows; absent: nothing is asked of it. */
  readonly sessionCall?: true;
  /** What the list at this address asks the API for first, as far as the host knows. */
  readonly firstReading?: string;
  /** What the issuer says of itself (OpenID Connect Discovery 1.0); absent: it is asked. */
  readonly identityMetadata?: Readonly<Record<string, string>>;
}

const ERROR_URL = 'ERROR-URL';

/** What an unknown host gets (section 9 of the specification). */
export const UNKNOWN_ENVIRONMENT: Environment = {
  tenantId: 'ERROR-ID',
  tenantName: 'ERROR-NAME',
  apiUrl: ERROR_URL,
  identityUrl: ERROR_URL,
  frontUrl: ERROR_URL,
  clientName: 'ERROR-NAME',
  clientId: 'ERROR-ID',
  addNetworkFastTrack: false,
  mainTenant: false,
};

/** Whether no tenant is served at this host, so that there is nothing to call and nowhere to sign in. */
export const isUnknownHost = (environment: Environment): boolean =>
  [environment.apiUrl, environment.identityUrl].includes(ERROR_URL);

/** An environment that does not say what is needed; the message names the keys. */
class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

type Json = Readonly<Record<string, unknown>>;

const TEXTS = ['tenantId', 'tenantName', 'apiUrl', 'identityUrl', 'clientId'] as const;

const isExtension = (name: unknown): name is Extension => EXTENSIONS.some((known) => known === name);

const isAdapter = (name: unknown): name is AdapterName => ADAPTERS.some((known) => known === name);

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string');

/** An absolute address without a trailing slash; `/api` is read from the front end's origin. */
const absolute = (address: string, origin: string): string =>
  address === ERROR_URL ? address : new URL(address, origin).href.replace(/\/+$/, '');

/**
 * Reads `/environment.json`: one environment, or `{ "hosts": { "<host>": <environment> } }` where the file is static.
 *
 * @param origin where the front end runs: `https://nord.example:8443`
 * @returns `UNKNOWN_ENVIRONMENT` where the table of hosts does not have this one
 * @throws {EnvironmentError} naming the keys that are missing or wrong
 */
export function parseEnvironment(input: unknown, origin: string): Environment {
  if (!isObject(input)) throw new EnvironmentError('environment.json: an object is expected');
  if (!isObject(input.hosts)) return parseOne(input, origin);
  const { host, hostname } = new URL(origin);
  const found = input.hosts[host] ?? input.hosts[hostname];
  return isObject(found) ? parseOne(found, origin) : UNKNOWN_ENVIRONMENT;
}

function parseOne(input: Json, origin: string): Environment {
  const text = (key: string, fallback = '') =>
    typeof input[key] === 'string' && input[key] !== '' ? input[key] : fallback;
  const missing = TEXTS.filter((key) => !text(key));
  if (missing.length > 0) throw new EnvironmentError(`environment.json: missing or not a text: ${missing.join(', ')}`);
  return {
    tenantId: text('tenantId'),
    tenantName: text('tenantName'),
    apiUrl: absolute(text('apiUrl'), origin),
    identityUrl: absolute(text('identityUrl'), origin),
    frontUrl: absolute(text('frontUrl', origin), origin),
    clientName: text('clientName', text('tenantName')),
    clientId: text('clientId'),
    ...(text('resource') && { resource: text('resource') }),
    ...(text('scope') && { scope: text('scope') }),
    addNetworkFastTrack: input.addNetworkFastTrack === true,
    mainTenant: input.mainTenant === true,
    ...(isAdapter(input.adapter) && { adapter: input.adapter }),
    ...(Array.isArray(input.extensions) && { extensions: input.extensions.filter(isExtension) }),
    ...(input.sessionCall === true && { sessionCall: true }),
    ...(text('firstReading') && { firstReading: text('firstReading') }),
    ...(isTexts(input.identityMetadata) && { identityMetadata: input.identityMetadata }),
  };
}
