import { expect } from '@playwright/test';
import { DEFAULT_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import { fillTemplate } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { DemoRecords } from '../../support/drive/demoRecords';
import { labelOf } from '../../support/drive/driver';
import { soonCounts } from '../../support/drive/soon';
import type { ServerWorld } from '../../support/drive/world';
import type { Parents } from '../../support/generated/addresses';
import { CollectionScreen } from './collectionScreen';
import type { Seat } from './fixtures';
import { prepare } from './prepare';

/** Parents with records below them: the demonstration's, or new ones if it has none. */
async function filledParents(seat: Seat, world: ServerWorld, schema: ResourceSchema): Promise<Parents> {
  const { parents, record } = await new DemoRecords(world).find(schema);
  if (record || schema.operations.list === 'single') return parents;
  const own = await world.parents(schema);
  await prepare(new CollectionScreen(seat, world, schema, own));
  return own;
}

async function firstPage({ world, schema, parents }: CollectionScreen): Promise<readonly AnyRecord[]> {
  const { data } = await world.provider.getList<AnyRecord>(fillTemplate(schema.name, parents), {
    pagination: { page: 1, perPage: DEFAULT_PAGE_SIZE },
    sort: schema.list.sort,
    filter: {},
  });
  return data;
}

/** Opens a collection's screen, and expects its rows without any faults. */
export async function opens(seat: Seat, world: ServerWorld, schema: ResourceSchema): Promise<void> {
  const screen = new CollectionScreen(seat, world, schema, await filledParents(seat, world, schema));
  expect(screen.isOpen, schema.name).toBe(true);
  await screen.enter();
  if (schema.operations.list === 'single')
    for (const spec of Object.values(schema.fields)) await expect(screen.scope).toContainText(labelOf(spec));
  else {
    const records = await firstPage(screen);
    const [first] = records;
    if (!first) throw new Error(`'${schema.name}' has no record to show`);
    await soonCounts(screen.rows, records.length);
    await expect(await screen.row(first)).not.toHaveCount(0);
  }
  await seat.health.look();
  seat.health.check();
}
