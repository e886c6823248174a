import { inLanguage } from '../../resources/language/words';
import { pathOf } from '../../resources/registry/paths';
import type { RecordPlan } from '../../resources/language/recordPlan';
import type { Below, Command, CommandSources, RecordPlace } from './commands';
import { wordsOf } from './matchCommands';
import { creatingWords, isNamedBy } from './namedBy';

/** Most places that are offered. */
const MOST = 3;

export interface NamedCreation {
  readonly belows: readonly Below[];
  /** What the page of a plan creates. */
  readonly inPlan?: Command;
  /** The name of the record below which one is created. */
  readonly rest: string;
}

/** The words that ask for a creation, and those that name what it creates; undefined for other commands. */
function sayingsOf(
  { effect, group, label, synonyms = '' }: Command,
  own: string,
  { language, translate }: Pick<CommandSources, 'language' | 'translate'>,
): { readonly creating: string; readonly names: string } | undefined {
  if (effect.kind === 'choose') return { creating: own, names: inLanguage(effect.below.schema.label.one, language) };
  // A page creates by a parameter of its address; its plan has absences too.
  if (group !== 'create' || effect.kind !== 'go' || !effect.path.includes('?')) return undefined;
  return {
    creating: `${own} ${synonyms}`,
    names: `${label} ${translate('shell.palette.screens.planSynonyms')}`,
  };
}

/**
 * What is created below which record, if the search names both.
 *
 * @example namedCreation('nouveau contact clinique delattre', …) // { belows: […], rest: 'clinique delattre' }
 * @example namedCreation('poser congé wagner', …) // { belows: [], inPlan: …, rest: 'wagner' }
 */
export function namedCreation(
  query: string,
  all: readonly Command[],
  { language, translate }: Pick<CommandSources, 'language' | 'translate'>,
): NamedCreation | undefined {
  const words = wordsOf(query);
  const own = creatingWords({ translate });
  const named = all.flatMap((command) => {
    const { effect } = command;
    const says = sayingsOf(command, own, { language, translate });
    if (!says) return [];
    const others = words.filter((word) => !isNamedBy(says.creating, word));
    const rest = others.filter((word) => !isNamedBy(says.names, word));
    const isNamed = others.length < words.length && rest.length > 0 && rest.length < others.length;
    return isNamed ? [{ command, effect, rest: rest.join(' ') }] : [];
  });
  // "plan de prévention" takes more of the words than another "plan".
  const rest = named.map((one) => one.rest).toSorted((one, other) => one.length - other.length)[0];
  if (rest === undefined) return undefined;
  const best = named.filter((one) => one.rest === rest);
  const inPlan = best.find(({ effect }) => effect.kind === 'go')?.command;
  return {
    rest,
    belows: best.flatMap(({ effect }) => (effect.kind === 'choose' ? [effect.below] : [])),
    ...(inPlan && { inPlan }),
  };
}

type PlanOf = (place: RecordPlace) => Pick<RecordPlan, 'page' | 'parameter'> | undefined;

/** The creation in the plan of each found record that has one. */
function inPlans(command: Command, found: readonly Command[], planOf: PlanOf): readonly Command[] {
  const { effect, label, icon, detail } = command;
  return found.flatMap(({ place, label: name }): readonly Command[] => {
    const plan = place && planOf(place);
    if (!plan || effect.kind !== 'go' || !effect.path.startsWith(`${plan.page}?`)) return [];
    const path = `${effect.path}&${plan.parameter}=${place.id}`;
    return [
      {
        id: `createAt ${path}`,
        group: 'create',
        label: `${label} · ${name}`,
        ...(detail !== undefined && { detail }),
        icon,
        effect: { kind: 'go', path },
      },
    ];
  });
}

/** The creations below the found records, or in their plans, best records first. */
export function namedCreations(
  { belows, inPlan }: Pick<NamedCreation, 'belows' | 'inPlan'>,
  found: readonly Command[],
  { language, translate }: Pick<CommandSources, 'language' | 'translate'>,
  planOf: PlanOf,
): readonly Command[] {
  const below = found.flatMap(({ place, label }) =>
    belows.flatMap(({ schema, parent }): readonly Command[] => {
      if (place?.schema !== parent) return [];
      const path = pathOf(schema, 'create', '', { ...place.parents, [schema.parent?.parameter ?? '']: place.id });
      const name = inLanguage(schema.label.one, language);
      return [
        {
          id: `createAt ${path}`,
          group: 'create',
          label: `${translate('shell.palette.create', { name })} · ${label}`,
          icon: schema.icon,
          effect: { kind: 'go', path },
        },
      ];
    }),
  );
  return [...(inPlan ? inPlans(inPlan, found, planOf) : []), ...below].slice(0, MOST);
}
