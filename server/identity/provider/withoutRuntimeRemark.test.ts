import { expect, it, onTestFinished, vi } from 'vitest';
import { withoutRuntimeRemark } from './withoutRuntimeRemark';

function recordWarnings() {
  const { warn } = console;
  onTestFinished(() => {
    console.warn = warn;
  });
  const printed = vi.fn<(...data: unknown[]) => void>();
  console.warn = printed;
  return printed;
}

it('only the remark about the version of Node is suppressed', async () => {
  const printed = recordWarnings();
  const loaded = await withoutRuntimeRemark(async () => {
    console.warn('something else');
    console.warn('oidc-provider WARNING: Unsupported runtime. Use Node.js v22.x LTS, or a later LTS release.');
    console.warn('oidc-provider WARNING: something to act on');
    return 'loaded';
  });
  expect(loaded).toBe('loaded');
  expect(printed.mock.calls).toEqual([['something else'], ['oidc-provider WARNING: something to act on']]);
});

it('the console is restored, also after a failure', async () => {
  const printed = recordWarnings();
  await expect(withoutRuntimeRemark(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(console.warn).toBe(printed);
});
