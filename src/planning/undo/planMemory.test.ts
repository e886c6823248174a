import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { planMemoryOf } from './planMemory';

it('the undo stack belongs to a plan and session, and ends with signing out', () => {
  const client = new QueryClient();
  const memory = planMemoryOf(client, undefined);
  memory.update(() => ({ coming: 1 }));
  expect(planMemoryOf(client, undefined)).toBe(memory);
  expect(planMemoryOf(client, 3)).not.toBe(memory);
  expect(planMemoryOf(new QueryClient(), undefined)).not.toBe(memory);
  client.clear();
  expect(planMemoryOf(client, undefined).state().coming).toBe(0);
});
