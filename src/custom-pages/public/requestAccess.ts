import { textsIn } from '../../resources/common/narrow';
import { chosenLanguage } from './chosenLanguage';

/** To whom a request for access went out, by name; none where it did not, with the API's own words for it. */
export interface AccessAnswer {
  readonly names: readonly string[];
  readonly detail?: string;
}

const PATIENCE_MS = 20_000;

/** Asks the people who give rights for the page at a path. @param token of the person, whose session it needs */
export async function requestAccess(
  apiUrl: string,
  token: () => Promise<string | undefined>,
  page: string,
): Promise<AccessAnswer> {
  try {
    const bearer = await token();
    const response = await fetch(`${apiUrl}/access/requests`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': chosenLanguage(),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify({ page }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = (await response.json()) as { readonly noms?: unknown; readonly detail?: unknown };
    if (response.ok) return { names: textsIn(body.noms) };
    return { names: [], ...(typeof body.detail === 'string' && { detail: body.detail }) };
  } catch {
    // No connection, or an answer of something else than our API: the page has its own words for it.
    return { names: [] };
  }
}
