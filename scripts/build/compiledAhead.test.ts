import { expect, it } from 'vitest';
import { compiledAhead } from './compiledAhead';

type Bundle = Readonly<Record<string, { type: string; name: string; code: string }>>;

it('only the functions of forms are compiled ahead, at the head of their files', () => {
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
