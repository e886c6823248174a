/**
 * Asks an identity provider at our own origin to sign in unseen: its answer, which leads back to `redirectUri`, may be read
 * there. A hidden frame would load two documents for the same.
 *
 * @param url of its authorization endpoint, with the request
 * @param limit how long it has to answer, in seconds
 * @param onSent told when it has been asked
 * @returns the address that it leads back to, with its answer; undefined where it has something to show first, or is late
 * @throws where it cannot be reached, or fails
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
    // A page is what a browser asks the identity provider for.
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
