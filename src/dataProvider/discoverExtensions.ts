import { HttpError } from 'ra-core';
import { EXTENSIONS, type Extension } from '../resources/protocol/extensions';
import type { Environment } from '../environment/environment';
import { SIMPLE_REST } from './adapters/simpleRest/simpleRestAbilities';
import type { Http } from './httpTypes';

type Extensions = ReadonlySet<Extension>;

/** Asks what the API does beyond the contract; asked once, and again only where it could not be known. */
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
    // An API that has nothing but the contract does not know the address.
    if (error instanceof HttpError && error.status === 404) return new Set();
    throw error;
  }
}

/** What an adapter that the environment names leaves no question about. */
function namedExtensions({ adapter, extensions }: Pick<Environment, 'adapter' | 'extensions'>) {
  if (adapter === 'simpleRest') return SIMPLE_REST;
  return extensions ?? (adapter === 'contract' ? [] : undefined);
}

/**
 * What the API does beyond the contract: what the environment says, else `GET /extensions` (a 404 means none).
 *
 * @throws {HttpError} from the function that it returns, where the API cannot be asked
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
