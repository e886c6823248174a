import { silenceRuntimeRemark } from './silenceRuntimeRemark';

async function load() {
  silenceRuntimeRemark();
  const [{ errors }, { createProvider }, { pageErrorOf, providerPages }] = await Promise.all([
    import('oidc-provider'),
    import('./provider'),
    import('./providerPages'),
  ]);
  return { errors, createProvider, pageErrorOf, providerPages };
}

let loading: ReturnType<typeof load> | undefined;

/** The OpenID provider and its pages, which the start of the server does not wait for. */
export const loadProvider = (): ReturnType<typeof load> => (loading ??= load());
