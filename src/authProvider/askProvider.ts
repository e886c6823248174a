/**
 * Signs in silently by `fetch` at an identity provider of the same origin, whose redirect to `redirectUri` can be read.
 * A hidden frame would load two documents for the same result.
 * @param url of the authorization endpoint, with the request
 * @param limit timeout in seconds
 * @param onSent called when the request has been sent
 * @returns the redirect's address; undefined on a timeout, or if the provider must show a page
 * @throws if the provider cannot be reached, or fails
 */
export async function askProvider(
  url: string,
  redirectUri: string,
  limit: number,
  onSent?: () => void,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(limit * 1000);
  let response: Response;
  try {
    // Ask for a page, as a browser does.
    const answer = fetch(url, { headers: { accept: 'text/html' }, cache: 'no-store', signal });
    onSent?.();
    response = await answer;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
  void response.body?.cancel();
  if (response.url.startsWith(redirectUri)) return response.url;
  if (response.status >= 500) throw new Error(`the identity provider answered ${response.status}`);
  return undefined;
}
