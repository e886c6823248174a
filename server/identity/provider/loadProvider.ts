import { withoutRuntimeRemark } from './withoutRuntimeRemark';

async function load() {
  const [{ errors }, { createProvider }, { pageErrorOf, providerPages }] = await withoutRuntimeRemark(() =>
    Promise.all([import('oidc-provider'), import('./provider'), import('./providerPages')]),
  );
  return { errors, createProvider, pageErrorOf, providerPages };
}

let loading: ReturnType<typeof load> | undefined;

/** Loads the OpenID provider and its pages lazily, to keep the start fast. */
export const loadProvider = (): ReturnType<typeof load> => (loading ??= load());
