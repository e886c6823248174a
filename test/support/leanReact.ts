/**
 * Takes from React's development build what no test reads, and what was a seventh of the time of all tests that draw:
 * a stack for every element that is made, and a task of the debugger. It stops noting stacks at ten thousand a second;
 * here it never begins.
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
    // Neither counting nor beginning anew changes it.
  },
});

export {};
