/**
 * Turns off two parts of React's development build that took a seventh of the time of all tests that render: the stack
 * of every created element, and console tasks. React stops recording stacks at ten thousand per second; here the
 * counter starts beyond that limit.
 */
(console as { createTask?: unknown }).createTask = undefined;
const react: object = await import('react');

const KEY = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (react as Record<string, object | undefined>)[KEY];
if (!internals || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React no longer counts the stacks of its elements where test/support/leanReact.ts stops it');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // Ignores React's increments and resets.
  },
});

export {};
