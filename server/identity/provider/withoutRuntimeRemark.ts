const REMARK = 'oidc-provider WARNING: Unsupported runtime';

/**
 * Suppresses the warning that `oidc-provider` prints on Node versions below 22 while it loads: we test it on Node 20
 * (package.json, `engines`), and operators cannot act on it. Other warnings are printed.
 */
export async function withoutRuntimeRemark<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const { warn } = console;
  console.warn = (...data: unknown[]) => {
    if (!String(data[0]).includes(REMARK)) warn(...data);
  };
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}
