import { expect, it } from 'vitest';
import { compiledAhead } from './compiledAhead';

type Bundle = Readonly<Record<string, { type: string; name: string; code: string }>>;

it('asks for the functions of forms at the head of their files, and of no other', () => {
  const bundle: Bundle = {
    'inputs-1.js': { type: 'chunk', name: 'inputs', code: 'a();' },
    'app-1.js': { type: 'chunk', name: 'app', code: 'b();' },
  };
  const { generateBundle } = compiledAhead() as unknown as {
    generateBundle: { handler: (options: object, bundle: Bundle) => void };
  };
  generateBundle.handler({}, bundle);
  expect(bundle['inputs-1.js']?.code).toBe('//# allFunctionsCalledOnLoad\na();');
  expect(bundle['app-1.js']?.code).toBe('b();');
});
