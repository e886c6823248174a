import { textsIn } from '../../resources/common/narrow';
import { chosenLanguage } from './chosenLanguage';

/** Names of the people who received a request for access; empty if it was not sent, with the API's reason. */
export interface AccessAnswer {
  readonly names: readonly string[];
  readonly detail?: string;
}

const PATIENCE_MS = 20_000;

/** Requests access to a page from the people who assign rights. @param token the call needs the person's session */
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
    // No connection, or the answer is not the API's: the page has its own message.
    return { names: [] };
  }
}
