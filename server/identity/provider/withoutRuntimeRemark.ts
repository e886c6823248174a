const REMARK = 'oidc-provider WARNING: Unsupported runtime';

/**
 * Leaves out the remark that `oidc-provider` prints below Node 22 while it loads: we test it on Node 20 (package.json,
 * `engines`), and an operator can do nothing about it. Every other warning is printed.
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
