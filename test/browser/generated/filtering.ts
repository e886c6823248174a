import type { Subject } from './subject';
import { expect, type Locator } from '@playwright/test';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { NUMBER_OPERATORS } from '../../../src/resources/fields/shared/numbers';
import { optionsOf } from '../../../src/resources/fields/shared/options';
import { isEmptyValue } from '../../../src/resources/records/validate';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { labelOf } from '../../support/drive/driver';
import { soonCounts } from '../../support/drive/soon';
import type { Values } from '../../support/generated/requests';

/** The kinds of filter inputs, each tried once per list. */
type Way = 'text' | 'choice' | 'number' | 'day';

/** The kind of a field's filter input; undefined for references and kinds with their own form. */
function wayOf(spec: FieldSpec): Way | undefined {
  const kind = kindOf(spec);
  if (kind.reference) return undefined;
  if (optionsOf(spec).length > 0) return 'choice';
  const operators = kind.operators(spec);
  if (operators[0] === 'contains') return 'text';
  if (operators === NUMBER_OPERATORS) return 'number';
  return spec.kind === 'date' ? 'day' : undefined;
}

function tellsApart(way: Way, one: unknown, other: unknown): boolean {
  if (isEmptyValue(one) || Array.isArray(one)) return false;
  return way === 'text' ? !String(other ?? '').includes(String(one)) : one !== other;
}

/** Fields by which filters distinguish the two records, one per kind of input. */
export function filteredFields({ fields, list }: ResourceSchema, one: Values, other: Values): ReadonlyMap<Way, string> {
  const found = new Map<Way, string>();
  for (const name of list.filters) {
    const spec = fields[name];
    const way = spec && wayOf(spec);
    if (way && !found.has(way) && tellsApart(way, one[name], other[name])) found.set(way, name);
  }
  return found;
}

async function ask(panel: Locator, spec: FieldSpec, value: unknown): Promise<void> {
  await panel.getByRole('menuitem', { name: labelOf(spec), exact: true }).click();
  const chosen = optionsOf(spec).find((option) => option.value === value);
  if (chosen) {
    await panel.getByRole('checkbox', { name: labelOf(chosen), exact: true }).check();
    return panel.page().keyboard.press('Escape');
  }
  // Filters of days offer a period first, so both ends are filled.
  if (wayOf(spec) === 'day') {
    const ends = panel.getByRole('group', { name: 'Valeur', exact: true }).locator('input');
    for (const end of await ends.all()) await end.fill(String(value));
    return panel.getByRole('button', { name: 'Appliquer' }).click();
  }
  const typed = typeof value === 'number' ? String(value).replace('.', ',') : String(value);
  await panel.getByLabel('Valeur', { exact: true }).fill(typed);
  await panel.getByRole('button', { name: 'Appliquer' }).click();
}

/** Filters the list by a field of each kind, and removes the filter again. */
export async function filterList({ screen, mine, other = {} }: Subject): Promise<void> {
  const { schema, scope, page } = screen;
  for (const field of filteredFields(schema, mine, other).values()) {
    const spec = schema.fields[field];
    if (!spec) continue;
    await scope.getByRole('button', { name: 'Ajouter un filtre' }).click();
    const panel = page.getByRole('dialog', { name: 'Filtre' });
    await ask(panel, spec, mine[field]);
    await soonCounts(panel, 0);
    await soonCounts(await screen.row(other), 0);
    await expect((await screen.row(mine)).first()).toBeVisible();
    await screen.seat.health.look();
    await scope.getByRole('button', { name: 'Tout effacer' }).click();
    await soonCounts(await screen.row(other), 1);
  }
}
