import type { Subject } from './subject';
import { expect } from '@playwright/test';
import { fillTemplate } from '../../../src/resources/registry/registry';
import type { AnyRecord } from '../../../src/resources/language/resourceSchema';
import { isMade } from './cases';
import { editedField } from './columns';
import { firstSteps } from './prepare';

/** Creates, reads, updates and deletes a record through the API, from the declaration alone. */
export async function writeThroughApi({ screen: { world, schema, parents }, next }: Subject): Promise<void> {
  if (!isMade(schema)) return;
  const { provider } = world;
  const address = fillTemplate(schema.name, parents);
  const values = await world.values(schema, { index: world.indexes(), parents, given: firstSteps(schema) });
  const { id } = await world.create(schema, values, parents);
  const read = async () => (await provider.getOne<AnyRecord>(address, { id })).data;
  const made = await read();
  expect(made.id).toBe(id);
  const field = editedField(schema);
  if (field !== undefined && schema.operations.update !== 'none') {
    const data = { ...made, [field]: next[field] };
    await provider.update<AnyRecord>(address, { id, data, previousData: made });
    expect((await read())[field]).toEqual(next[field]);
  }
  if (schema.operations.delete === 'none') return;
  await provider.delete<AnyRecord>(address, { id, previousData: await read() });
  await expect(read()).rejects.toMatchObject({ status: 404 });
}
