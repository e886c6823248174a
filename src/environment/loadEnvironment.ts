import { ENVIRONMENT_ELEMENT } from '../resources/protocol/environmentElement';
import { parseEnvironment, UNKNOWN_ENVIRONMENT, type Environment } from './environment';

/** The environment that the host has written into its page; undefined where it has not. @throws where it cannot be read */
export function writtenEnvironment(origin: string): Environment | undefined {
  const written = document.getElementById(ENVIRONMENT_ELEMENT)?.textContent;
  return written ? parseEnvironment(JSON.parse(written), origin) : undefined;
}

/**
 * Reads the environment that the host has written into its page; a host that has not is asked for it.
 *
 * @param origin `https://nord.example`
 * @returns `UNKNOWN_ENVIRONMENT` where the host serves no tenant (404)
 * @throws where the host cannot be reached, or its answer cannot be read
 */
export async function loadEnvironment(origin: string): Promise<Environment> {
  const written = writtenEnvironment(origin);
  if (written) return written;
  const answer = await fetch(`${origin}/environment.json`, {
    headers: { accept: 'application/json' },
    cache: 'no-cache',
  });
  if (answer.status === 404) return UNKNOWN_ENVIRONMENT;
  if (!answer.ok) throw new Error(`environment.json: ${answer.status}`);
  return parseEnvironment(await answer.json(), origin);
}
