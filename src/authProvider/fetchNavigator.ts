import { ErrorTimeout, type INavigator } from 'oidc-client-ts';

/**
 * Renews a session without a hidden frame, where the identity provider stands at our own origin: its answer, which leads
 * back to `redirectUri`, may be read there. A frame would load two documents for the same.
 *
 * @param limit how long the identity provider has to answer, in seconds
 * @param onSent told when the identity provider has been asked
 */
export const fetchNavigator = (redirectUri: string, limit: number, onSent: () => void): INavigator => ({
  prepare: async () => ({
    async navigate({ url }) {
      const signal = AbortSignal.timeout(limit * 1000);
      // A page is what a browser asks the identity provider for.
      const answer = fetch(url, { headers: { accept: 'text/html' }, cache: 'no-store', signal });
      onSent();
      const response = await answer.catch((error: unknown) => {
        throw signal.aborted ? new ErrorTimeout('the identity provider did not answer in time') : error;
      });
      void response.body?.cancel();
      if (response.url.startsWith(redirectUri)) return { url: response.url };
      if (response.status >= 500) throw new Error(`the identity provider answered ${response.status}`);
      throw new ErrorTimeout('the identity provider has something to show first');
    },
    close: () => undefined,
  }),
  callback: async () => undefined,
});
