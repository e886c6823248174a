import { ErrorTimeout, type INavigator } from 'oidc-client-ts';
import { askProvider } from './askProvider';

/**
 * Renews a session without a hidden frame, for an identity provider of the same origin.
 * @param limit timeout in seconds
 */
export const fetchNavigator = (redirectUri: string, limit: number): INavigator => ({
  prepare: async () => ({
    async navigate({ url }) {
      const answer = await askProvider(url, redirectUri, limit);
      if (answer === undefined) throw new ErrorTimeout('the identity provider has something to show first, or is late');
      return { url: answer };
    },
    close: () => undefined,
  }),
  callback: async () => undefined,
});
