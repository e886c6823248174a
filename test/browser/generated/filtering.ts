import { expect } from '@playwright/test';
import { kindOf } from '../../../src/resources/fields/kinds';
import { optionsOf } from '../../../src/resources/fields/shared/options';
import { isEmptyValue } from '../../../src/resources/records/validate';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { labelOf } from '../../support/drive/driver';
import { soonCounts } from '../../support/drive/soon';
import type { Values } from '../../support/generated/requests';
import type { Subject } from './cases';

/** A field that tells two records apart by what is typed, or ticked, into a filter. */
export function filteredField({ fields, list }: ResourceSchema, one: Values, other: Values): string | undefined {
  return list.filters.find((name) => {
    const spec = fields[name];
    if (!spec || isEmptyValue(one[name]) || typeof one[name] !== 'string') return false;
    const isTyped = kindOf(spec).operators(spec)[0] === 'contains';
    const differs = one[name] !== other[name] && !String(other[name] ?? '').includes(one[name]);
    return differs && (isTyped || optionsOf(spec).length > 0) && !kindOf(spec).reference;
  });
}

/** Narrows the list by a field with the panel of filters, and takes the filter away again. */
export async function filterList({ screen, mine, other = {} }: Subject): Promise<void> {
  const { schema, scope, page } = screen;
  const field = filteredField(schema, mine, other) ?? '';
  const spec = schema.fields[field];
  if (!spec) throw new Error(`'${schema.name}' has no field to filter by`);
  const [chosen] = optionsOf(spec).filter(({ value }) => value === mine[field]);
  await scope.getByRole('button', { name: 'Ajouter un filtre' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtre' });
  await panel.getByRole('menuitem', { name: labelOf(spec), exact: true }).click();
  if (chosen) {
    await panel.getByRole('checkbox', { name: labelOf(chosen), exact: true }).check();
    await page.keyboard.press('Escape');
  } else {
    await panel.getByRole('textbox', { name: 'Valeur' }).fill(String(mine[field]));
    await panel.getByRole('button', { name: 'Appliquer' }).click();
  }
  await soonCounts(panel, 0);
  await soonCounts(await screen.row(other), 0);
  await expect((await screen.row(mine)).first()).toBeVisible();
  await screen.seat.health.look();
  await scope.getByRole('button', { name: 'Tout effacer' }).click();
  await soonCounts(await screen.row(other), 1);
}
