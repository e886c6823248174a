import { afterEach, expect, it, vi } from 'vitest';
import { silenceRuntimeRemark } from './silenceRuntimeRemark';

const { warn } = console;
afterEach(() => {
  console.warn = warn;
});

it('leaves out the remark about the version of Node, once, and nothing else', () => {
  const printed = vi.fn<(...data: unknown[]) => void>();
  console.warn = printed;
  silenceRuntimeRemark();
  console.warn('something else');
  console.warn('oidc-provider WARNING: Unsupported runtime. Use Node.js v22.x LTS, or a later LTS release.');
  console.warn('oidc-provider WARNING: something to act on');
  expect(printed.mock.calls).toEqual([['something else'], ['oidc-provider WARNING: something to act on']]);
});
