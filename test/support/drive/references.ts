import type { Locator } from '@playwright/test';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { labelOf, type Driver } from './driver';

type Pointing = FieldSpec & { readonly resource: string };

async function choose(box: Locator, name: string): Promise<void> {
  await box.fill(name);
  await box.page().getByRole('option', { name, exact: true }).first().click();
}

const boxOf = (scope: Locator, spec: FieldSpec) => scope.getByRole('combobox', { name: labelOf(spec), exact: true });

export const referenceDriver: Driver<Pointing, number> = {
  fill: async ({ scope, nameOf }, spec, id) => choose(boxOf(scope, spec), await nameOf(spec.resource, id)),
  shown: async (id, { resource }, nameOf) => [await nameOf(resource, id)],
};

export const referencesDriver: Driver<Pointing, readonly number[]> = {
  async fill({ scope, nameOf }, spec, ids) {
    const box = boxOf(scope, spec);
    for (const id of ids) await choose(box, await nameOf(spec.resource, id));
    await box.press('Tab');
  },
  shown: (ids, { resource }, nameOf) => Promise.all(ids.map((id) => nameOf(resource, id))),
};
