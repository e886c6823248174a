import { ENVIRONMENT_ELEMENT } from '../resources/protocol/environmentElement';
import { parseEnvironment, UNKNOWN_ENVIRONMENT, type Environment } from './environment';

/** Returns undefined if the host did not embed an environment in the page. @throws if it is invalid */
export function writtenEnvironment(origin: string): Environment | undefined {
  const written = document.getElementById(ENVIRONMENT_ELEMENT)?.textContent;
  return written ? parseEnvironment(JSON.parse(written), origin) : undefined;
}

/**
 * Reads the environment embedded in the page, or else fetches `/environment.json`.
 * @param origin `https://nord.example`
 * @returns `UNKNOWN_ENVIRONMENT` if the host serves no tenant (404)
 * @throws if the request fails or its answer is invalid
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
