import { expect } from '@playwright/test';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { ServerWorld } from '../../support/drive/world';
import { casesOf } from './cases';
import { CollectionScreen } from './collectionScreen';
import { test, type Seat } from './fixtures';
import { parentsFor, prepare } from './prepare';
import { writeThroughApi } from './throughApi';

const WHOLE = { writtenHere: true, leftOut: new Set<string>() };

async function drive(seat: Seat, world: ServerWorld, schema: ResourceSchema): Promise<void> {
  const parents = await parentsFor(world, schema);
  const screen = new CollectionScreen(seat, world, schema, parents);
  expect(screen.isOpen).toBe(true);
  const subject = await prepare(screen, WHOLE);
  await test.step('API', () => writeThroughApi(subject));
  await test.step('opens', () => screen.open());
  for (const { name, run } of casesOf(subject, { forms: true, moves: true, edits: true, deep: true }))
    await test.step(name, () => run(subject));
  seat.health.check();
}

/**
 * Tests resources from their declarations alone: writes, reads, updates and deletes through the API; then creates in
 * the form, lists, searches, sorts, filters, edits, deletes and restores, as a person would. Values come from the
 * `samples` of fields, then from their kinds.
 *
 * @param data data set of the server: the portal's, or one of `otherProducts`
 */
export function driveResources(declared: readonly ResourceSchema[], data = 'driven'): void {
  test.use({ data });
  for (const schema of declared)
    test(schema.name, async ({ admin, world }) => {
      test.setTimeout(120_000);
      await drive(admin, world, schema);
    });
}
