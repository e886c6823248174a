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

it('leaves out the remark about the version of Node, and nothing else', async () => {
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

it('leaves the console as it was, also where loading fails', async () => {
  const printed = recordWarnings();
  await expect(withoutRuntimeRemark(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(console.warn).toBe(printed);
});
