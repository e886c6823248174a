import { kindOf } from '../../src/resources/fields/kinds';
import { MAX_IDS } from '../../src/resources/records/listQuery';
import type { Registry } from '../../src/resources/registry/registry';
import { representationOf } from '../../src/resources/records/representation';
import { isPeriod, placeOf } from '../../src/resources/statistics/places';
import { periodLabel, type PeriodStep } from '../../src/resources/statistics/periods';
import type { Dimension, Statistic } from '../../src/resources/statistics/statistic';
import type { Language } from '../../src/resources/language/words';
import type { Store } from '../database/store';
import { translate } from '../words';

export interface LabelContext {
  readonly store: Pick<Store, 'getManyAnywhere'>;
  readonly registry: Registry;
  readonly language: Language;
  readonly step: PeriodStep;
}

async function namesOf({ store, registry }: LabelContext, resource: string, ids: readonly number[]) {
  const schema = registry.get(resource);
  const names = new Map<unknown, string>();
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    for (const { id, values } of await store.getManyAnywhere(schema, ids.slice(from, from + MAX_IDS)))
      names.set(id, representationOf(schema, { ...values, id }));
  }
  return names;
}

/** Labels for the values of a dimension, in the reader's language. */
export async function labelsOf(
  context: LabelContext,
  statistic: Statistic,
  dimension: Dimension,
  keys: readonly unknown[],
): Promise<(key: unknown) => string> {
  const { registry, language, step } = context;
  const place = placeOf(registry, statistic, dimension);
  const none = translate(language, 'statistics.noValue');
  if (place.target !== undefined) {
    const ids = [...new Set(keys)].flatMap((key) => (typeof key === 'number' ? [key] : []));
    const names = await namesOf(context, place.target, ids);
    return (key) => (key === null ? none : (names.get(key) ?? `#${String(key)}`));
  }
  const { spec } = place;
  return (key) => {
    if (key === null || !spec) return none;
    if (isPeriod(place)) return periodLabel(String(key), step, language);
    return kindOf(spec).toText(key, spec, language);
  };
}
