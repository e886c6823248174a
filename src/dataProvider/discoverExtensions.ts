import { HttpError } from 'ra-core';
import { EXTENSIONS } from '../resources/protocol/extensions';
import type { Environment } from '../environment/environment';
import type { Http } from './httpTypes';
import type { Extensions } from './listParameters';

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

/**
 * What the API does beyond the contract: what the environment says, else `GET /extensions` (a 404 means none).
 *
 * @throws {HttpError} from the function that it returns, where the API cannot be asked
 */
export function discoverExtensions(http: Http, { extensions }: Pick<Environment, 'extensions'>): ExtensionSource {
  let known: Promise<Extensions> | undefined = extensions && Promise.resolve(new Set(extensions));
  return () => {
    known ??= ask(http).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
