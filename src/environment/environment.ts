import { EXTENSIONS, type Extension } from '../resources/protocol/extensions';
import { isObject } from '../resources/common/isObject';

/** The adapters for back ends (docs/decisions/0030-adapters.md). */
const ADAPTERS = ['embedded', 'contract', 'simpleRest'] as const;

export type AdapterName = (typeof ADAPTERS)[number];

/** The configuration of one tenant, chosen by the host of the front end (section 9 of the specification). */
export interface Environment {
  readonly tenantId: string;
  readonly tenantName: string;
  /** Base of the API's calls, without a trailing slash: `https://nord.example/api`. */
  readonly apiUrl: string;
  readonly identityUrl: string;
  /** Origin of the front end itself, without a trailing slash. */
  readonly frontUrl: string;
  readonly clientName: string;
  readonly clientId: string;
  /** Resource indicator of token requests (RFC 8707); absent: not sent. */
  readonly resource?: string;
  /** OAuth scopes, separated by spaces; absent: those of the embedded identity provider. */
  readonly scope?: string;
  readonly addNetworkFastTrack: boolean;
  readonly mainTenant: boolean;
  /** Absent: chosen by the extensions that the API reports. */
  readonly adapter?: AdapterName;
  /** The API's extensions beyond the contract; absent: read from `GET /extensions`. */
  readonly extensions?: readonly Extension[];
  /** Set if the host knows that the API has `GET /MySession`; absent: the call is not made. */
  readonly sessionCall?: true;
  /** The first request of the list at this address, if the host knows it. */
  readonly firstReading?: string;
  /** Issuer metadata (OpenID Connect Discovery 1.0); absent: fetched from the issuer. */
  readonly identityMetadata?: Readonly<Record<string, string>>;
}

const ERROR_URL = 'ERROR-URL';

/** The environment of an unknown host (section 9 of the specification). */
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

/** No tenant is served at this host: there is no API to call and no issuer to sign in at. */
export const isUnknownHost = (environment: Environment): boolean =>
  [environment.apiUrl, environment.identityUrl].includes(ERROR_URL);

/** `environment.json` is incomplete or wrong; the message names the keys. */
class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

type Json = Readonly<Record<string, unknown>>;

const TEXTS = ['tenantId', 'tenantName', 'apiUrl', 'identityUrl', 'clientId'] as const;

const isExtension = (name: unknown): name is Extension => EXTENSIONS.some((known) => known === name);

const isAdapter = (name: unknown): name is AdapterName => ADAPTERS.some((known) => known === name);

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string');

/** Resolves relative addresses such as `/api` against the front end's origin; removes trailing slashes. */
const absolute = (address: string, origin: string): string =>
  address === ERROR_URL ? address : new URL(address, origin).href.replace(/\/+$/, '');

/**
 * Parses `/environment.json`: one environment, or a static table `{ "hosts": { "<host>": <environment> } }`.
 * @param origin of the front end: `https://nord.example:8443`
 * @returns `UNKNOWN_ENVIRONMENT` if the table lacks this host
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
