import { withoutRuntimeRemark } from './withoutRuntimeRemark';

async function load() {
  const [{ errors }, { createProvider }, { pageErrorOf, providerPages }] = await withoutRuntimeRemark(() =>
    Promise.all([import('oidc-provider'), import('./provider'), import('./providerPages')]),
  );
  return { errors, createProvider, pageErrorOf, providerPages };
}

let loading: ReturnType<typeof load> | undefined;

/** The OpenID provider and its pages, which the start of the server does not wait for. */
export const loadProvider = (): ReturnType<typeof load> => (loading ??= load());
