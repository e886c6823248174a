import EditOutlined from '@mui/icons-material/EditOutlined';
import History from '@mui/icons-material/History';
import { createElement, type ReactNode } from 'react';
import { heldOf, isRouteAllowed, ruleOf, type Action } from '../../resources/access/access';
import { foldText } from '../../resources/common/foldText';
import { inLanguage } from '../../resources/language/words';
import type { IconName } from '../../resources/language/iconNames';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { recordPlanAddress } from '../../resources/language/recordPlan';
import { pathOf } from '../../resources/registry/paths';
import { fillTemplate, type Registry } from '../../resources/registry/registry';
import { productRouteAt } from '../../resources/routes/routeRules';
import { toolPath } from '../../resources/routes/tools';
import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import type { Offers } from '../../resources/views/access/offers';
import { collectionsBelow } from '../../resources/views/nested/collections';
import { recordPlanOf } from '../../resources/views/show/plan/recordPlanOf';
import type { Command, CommandSources, RecordPlace } from './commands';
import { paletteWords } from './paletteWords';
import { periodLabel } from './periodLabel';
import { isSmall, isVowel, nearBeginning, partsOf, withoutOwn, wordsOf } from './matchCommands';

export interface ScreenSources extends Pick<CommandSources, 'held' | 'language' | 'translate'> {
  readonly registry: Registry;
  readonly personId: number | undefined;
  readonly offers: Pick<Offers, 'does' | 'hasTool'>;
  /** The reader may see the portal as other people do. */
  readonly mayViewAs: boolean;
}

/** A screen that a record has: its plan, a collection, its history. */
interface RecordScreen {
  readonly label: string;
  /** Other words that it is asked for by: "congés besnard". */
  readonly synonyms?: string;
  readonly path: string;
  readonly icon: IconName | undefined;
  readonly drawn?: ReactNode;
  /** The one of its words without which it is not meant: "voir besnard" opens the record. */
  readonly needs?: string;
  /** The record's name follows it as it is: "Modifier Verrerie Kowalski". */
  readonly isVerb?: true;
  /** Not a page, but what the record's name follows: "Voir comme". */
  readonly isView?: true;
  /** It shows a period: "planning de besnard semaine prochaine". */
  readonly isPlan?: true;
}

/** Most records, and screens of each, that are offered. */
const MOST_RECORDS = 3;
const MOST_SCREENS = 2;

/** What the rights of a person are about. */
const RIGHTS_PAGE = '/access-control';

function screensOf({ schema, id, parents }: RecordPlace, sources: ScreenSources): readonly RecordScreen[] {
  const { registry, held, language, translate, offers, mayViewAs, personId } = sources;
  const isAllowed = (one: ResourceSchema, action: Action) =>
    offers.does(one, action) && isRouteAllowed(ruleOf(one, action), heldOf(one, action, held));
  const plan = recordPlanOf(schema, Number(id), sources, registry);
  const rights = schema.name === Utilisateurs.name ? productRouteAt(RIGHTS_PAGE)?.rule : undefined;
  const name = (screen: string) => translate(`shell.palette.screens.${screen}`);
  const above = { schema, address: fillTemplate(schema.name, parents), parents };
  return [
    ...(plan
      ? [
          {
            label: name('plan'),
            // Only people are absent.
            synonyms: plan.own ? name('planSynonyms') : inLanguage(paletteWords.visitsSynonyms, language),
            path: recordPlanAddress(plan, Number(id)),
            icon: 'planning' as const,
            isPlan: true as const,
          },
        ]
      : []),
    ...collectionsBelow(registry, above, id)
      .filter((tab) => isAllowed(tab.schema, 'list'))
      .map((tab) => ({
        label: inLanguage(tab.schema.label.many, language),
        // "contact principal de Kowalski"
        synonyms: Object.values(tab.schema.fields)
          .flatMap(({ kind, label }) => (kind === 'boolean' ? [inLanguage(label, language)] : []))
          .join(' '),
        path: `${pathOf(schema, 'show', id, parents)}?onglet=${tab.slug}`,
        icon: tab.schema.icon,
      })),
    ...(isAllowed(schema, 'edit')
      ? [
          {
            label: inLanguage(paletteWords.edit, language),
            synonyms: inLanguage(paletteWords.editSynonyms, language),
            path: pathOf(schema, 'edit', id, parents),
            icon: undefined,
            drawn: createElement(EditOutlined),
            isVerb: true as const,
          },
        ]
      : []),
    ...(Object.values(schema.fields).some(({ kind }) => kind === 'telephone' || kind === 'email')
      ? [
          {
            label: inLanguage(paletteWords.reach, language),
            synonyms: inLanguage(paletteWords.reachSynonyms, language),
            path: pathOf(schema, 'show', id, parents),
            icon: schema.icon,
          },
        ]
      : []),
    ...(offers.hasTool(schema, 'history')
      ? [
          {
            label: name('history'),
            path: toolPath(schema, 'history', parents, id),
            icon: undefined,
            drawn: createElement(History),
          },
        ]
      : []),
    ...(rights && isRouteAllowed(rights, held)
      ? [{ label: name('rights'), path: `${RIGHTS_PAGE}?personne=${id}`, icon: 'right' as const }]
      : []),
    ...(schema.name === Utilisateurs.name && mayViewAs && Number(id) !== personId
      ? [
          {
            label: inLanguage(paletteWords.viewAs, language),
            path: `view ${id}`,
            icon: 'user' as const,
            needs: inLanguage(paletteWords.as, language),
            isView: true as const,
          },
        ]
      : []),
  ];
}

const wordsOfScreen = ({ label, synonyms = '' }: RecordScreen): readonly string[] =>
  partsOf(foldText(`${label} ${synonyms}`));

/** Words that name screens of records, folded. */
export const screenWords = (schemas: readonly ResourceSchema[], sources: ScreenSources): readonly string[] => [
  ...new Set(
    schemas
      .filter(({ parent }) => !parent)
      .flatMap((schema) => screensOf({ schema, id: '0', parents: {} }, sources).flatMap(wordsOfScreen)),
  ),
];

/** Shorter words begin too many others. */
const SHORTEST = 4;

/** Shorter words are letters of names. */
const SHORTEST_WHOLE = 2;

const begins = (words: readonly string[], word: string): boolean =>
  word.length >= SHORTEST_WHOLE &&
  words.some((one) => one === word || (word.length >= SHORTEST && one.startsWith(word)));

export interface AskedScreen {
  readonly screen: readonly string[];
  /** The name of the record. */
  readonly rest: string;
  /** Parameters of the plan's page for the period that is named too. */
  readonly period?: string;
  /** Only the period is named: "besnard semaine prochaine". */
  readonly isMeant?: true;
  /** Its words are only near those of screens. */
  readonly isNear?: true;
}

/**
 * Parts a search for a screen of a record; undefined if it names no screen, or nothing else.
 *
 * @example askedScreen('planning besnard', ['planning']) // { screen: ['planning'], rest: 'besnard' }
 */
export function askedScreen(query: string, known: readonly string[]): AskedScreen | undefined {
  const typed = wordsOf(query);
  const exact = typed.filter((word) => begins(known, word));
  const meant = exact.length > 0 ? exact : typed.filter((word) => nearBeginning(known, word) !== undefined);
  const screen = meant.map((word) => (exact.length > 0 ? word : (nearBeginning(known, word) ?? word)));
  const rest = (withoutOwn(typed.join(' ')) ?? typed.join(' '))
    .split(' ')
    .filter((word) => !meant.includes(word))
    .join(' ');
  return screen.length > 0 && rest !== '' ? { screen, rest, ...(exact.length === 0 && { isNear: true }) } : undefined;
}

/** A record and a time without the plan mean its plan; undefined if the words name only a screen, or a list. */
export function meantPlan(rest: string, known: readonly string[], translate: ScreenSources['translate']) {
  if (isSmall(rest) || wordsOf(rest).some((word) => begins(known, word))) return undefined;
  const screen = wordsOf(translate('shell.palette.screens.plan'));
  return { screen, rest, isMeant: true } as const;
}

/** True if one of the words names the plan, which shows periods. */
export const asksPlan = ({ screen }: AskedScreen, { translate }: Pick<ScreenSources, 'translate'>): boolean => {
  const names = partsOf(
    foldText(`${translate('shell.palette.screens.plan')} ${translate('shell.palette.screens.planSynonyms')}`),
  );
  return screen.some((word) => names.some((name) => name.startsWith(word)));
};

/** "pres" is a part of "Électricité des Hauts-Prés" rather than the beginning of its "prestations". */
function belongsToName(words: readonly string[], screen: RecordScreen, name: string): boolean {
  const [whole, parts] = [wordsOfScreen(screen), partsOf(foldText(name))];
  return words.every((word) => !whole.includes(word) && parts.some((part) => part.startsWith(word)));
}

/** The asked screens of the found records, best records first. */
export function recordScreens(
  found: readonly Command[],
  { screen, period }: AskedScreen,
  sources: ScreenSources,
): readonly Command[] {
  const { language, translate } = sources;
  const isAsked = (one: RecordScreen) => {
    const parts = wordsOfScreen(one);
    const { needs } = one;
    return (
      screen.every((word) => parts.some((part) => part.startsWith(word))) &&
      (needs === undefined || screen.some((word) => needs.startsWith(word)))
    );
  };
  return found
    .flatMap(({ place, label: name, detail }) => {
      const isOfName = (one: RecordScreen) => belongsToName(screen, one, name);
      const screens = place ? screensOf(place, sources).filter((one) => isAsked(one) && !isOfName(one)) : [];
      return screens.length > 0
        ? [screens.slice(0, MOST_SCREENS).map((one) => ({ ...one, name, detail, id: Number(place?.id) }))]
        : [];
    })
    .slice(0, MOST_RECORDS)
    .flat()
    .map(({ label, name, detail, id, path, icon, drawn, isVerb, isView, isPlan }): Command => {
      const of = translate(`shell.palette.screens.${isVowel(name) ? 'ofVowel' : 'of'}`, { screen: label, name });
      const isPeriod = isPlan && period !== undefined;
      return {
        id: `screen ${path}`,
        group: 'screens',
        label:
          isView || isVerb
            ? `${label} ${name}`
            : isPeriod
              ? `${of} · ${periodLabel(period, language, new Date())}`
              : of,
        // What tells records of one name apart.
        ...(detail !== undefined && { detail }),
        icon,
        ...(drawn !== undefined && { drawn }),
        effect: isView
          ? { kind: 'viewAs', person: { id, name } }
          : { kind: 'go', path: isPeriod ? `${path}&${period}` : path },
      };
    });
}
