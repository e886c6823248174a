import { HttpError } from 'ra-core';
import { EXTENSIONS, type Extension } from '../resources/protocol/extensions';
import type { Environment } from '../environment/environment';
import { SIMPLE_REST } from './adapters/simpleRest/simpleRestAbilities';
import type { Http } from './httpTypes';

type Extensions = ReadonlySet<Extension>;

/** Reads the API's extensions, once; retries only after a failure. */
export type ExtensionSource = () => Promise<Extensions>;

const namesIn = (body: unknown): readonly unknown[] =>
  typeof body === 'object' && body !== null && 'extensions' in body && Array.isArray(body.extensions)
    ? body.extensions
    : [];

async function ask(http: Http): Promise<Extensions> {
  try {
    const { body } = await http.json('extensions');
    const names = namesIn(body);
    return new Set(EXTENSIONS.filter((name) => names.includes(name)));
  } catch (error) {
    // A contract-only API does not have this address.
    if (error instanceof HttpError && error.status === 404) return new Set();
    throw error;
  }
}

/** The extensions implied by the environment's adapter; undefined if the API must be asked. */
function namedExtensions({ adapter, extensions }: Pick<Environment, 'adapter' | 'extensions'>) {
  if (adapter === 'simpleRest') return SIMPLE_REST;
  return extensions ?? (adapter === 'contract' ? [] : undefined);
}

/**
 * The API's extensions: from the environment, else from `GET /extensions` (a 404 means none).
 * @throws {HttpError} from the returned function, if the request fails
 */
export function discoverExtensions(
  http: Http,
  environment: Pick<Environment, 'adapter' | 'extensions'>,
): ExtensionSource {
  const named = namedExtensions(environment);
  let known: Promise<Extensions> | undefined = named && Promise.resolve(new Set(named));
  return () => {
    known ??= ask(http).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
