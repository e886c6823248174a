import { hasScreens, heldOf, isRouteAllowed, ruleOf } from '../../resources/access/access';
import { pathOf } from '../../resources/registry/paths';
import { PREFERENCES, PROFILE } from '../../resources/routes/addresses';
import { inLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../resources/language/words';
import type { Skin } from '../../theme/tokens';
import { searchableBy } from './searchableBy';
import { exportCommands, toolCommands } from './toolCommands';

import type { Command, CommandSources } from './commands';
const goCommands = ({ menu }: CommandSources): readonly Command[] =>
  menu.flatMap(({ label: detail, links }) =>
    links.map(({ path, label: shorter, title: label = shorter, synonyms, icon }): Command => {
      const effect = { kind: 'go', path } as const;
      // A page named like its group would say its name twice.
      const more = { ...(detail !== label && { detail }), ...(synonyms && { synonyms }) };
      return { id: `go ${path}`, group: 'go', label, ...more, icon, effect };
    }),
  );

/** What one may do on the pages of the menu. */
const routeCommands = ({ menu, routes, held, language }: CommandSources): readonly Command[] => {
  const paths = new Set(menu.flatMap(({ links }) => links.map(({ path }) => path)));
  return routes
    .filter(({ path }) => paths.has(path))
    .flatMap(({ path, menu: entry, commands = [] }) =>
      commands
        .filter(({ rule }) => isRouteAllowed(rule, held))
        .map(({ label, synonyms, search, keys, opens }): Command => ({
          id: `create ${path}?${search}`,
          group: opens ? 'go' : 'create',
          label: inLanguage(label, language),
          ...(synonyms && { synonyms: inLanguage(synonyms, language) }),
          ...(keys !== undefined && { keys }),
          icon: entry?.icon,
          effect: { kind: 'go', path: `${path}?${search}` },
        })),
    );
};

/** A nested record needs the record above it, which is asked for. */
const createBelowCommands = ({ schemas, held, language, translate, offers }: CommandSources): readonly Command[] =>
  schemas.flatMap((schema): readonly Command[] => {
    const parent = schemas.find(({ name }) => name === schema.parent?.resource);
    const isOffered =
      parent &&
      searchableBy([parent], held).length > 0 &&
      !schema.internal &&
      schema.operations.list !== 'single' &&
      hasScreens(schema) &&
      offers.does(schema, 'create') &&
      isRouteAllowed(ruleOf(schema, 'create'), heldOf(schema, 'create', held));
    if (!isOffered) return [];
    return [
      {
        id: `createIn ${schema.name}`,
        group: 'below',
        label: translate('shell.palette.createIn', { name: inLanguage(schema.label.one, language) }),
        detail: translate('shell.palette.createInDetail', { name: inLanguage(parent.label.one, language) }),
        synonyms: translate('shell.palette.createSynonyms'),
        icon: schema.icon,
        effect: { kind: 'choose', below: { schema, parent } },
      },
    ];
  });

const createCommands = ({ routes, schemas, held, language, translate, offers }: CommandSources): readonly Command[] => {
  const onPages = new Set(
    routes.flatMap(({ commands = [] }) =>
      commands.flatMap(({ creates, rule }) => (creates !== undefined && isRouteAllowed(rule, held) ? [creates] : [])),
    ),
  );
  return schemas
    .filter(
      (schema) =>
        !schema.parent &&
        !onPages.has(schema.name) &&
        hasScreens(schema) &&
        offers.does(schema, 'create') &&
        isRouteAllowed(ruleOf(schema, 'create'), heldOf(schema, 'create', held)),
    )
    .map((schema) => ({
      id: `create ${schema.name}`,
      group: 'create',
      label: translate('shell.palette.create', { name: inLanguage(schema.label.one, language) }),
      synonyms: [
        translate('shell.palette.createSynonyms'),
        ...(schema.menu?.synonyms ? [inLanguage(schema.menu.synonyms, language)] : []),
      ].join(' '),
      icon: schema.icon,
      effect: { kind: 'go', path: pathOf(schema, 'create') },
    }));
};

/** Pages of the person's menu. */
const PERSONAL_PAGES = [
  { path: PROFILE, page: 'profile', icon: 'user' },
  { path: PREFERENCES, page: 'preferences', icon: 'settings' },
] as const;

const LANGUAGE_WORDS = 'langue language Sprache idioma língua';

const nameOfLanguage = (of: Language, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(of) ?? of;

function actionCommands({ language, skin, translate }: CommandSources): readonly Command[] {
  const otherSkin: Skin = skin === 'dark' ? 'light' : 'dark';
  return [
    ...PERSONAL_PAGES.map(({ path, page, icon }): Command => ({
      id: `go ${path}`,
      group: 'actions',
      label: translate(`pages.${page}.title`),
      synonyms: translate(`shell.palette.${page}Synonyms`),
      icon,
      effect: { kind: 'go', path },
    })),
    {
      id: 'skin',
      group: 'actions',
      label: translate(otherSkin === 'dark' ? 'shell.bar.toDark' : 'shell.bar.toLight'),
      synonyms: translate('shell.palette.skinSynonyms'),
      effect: { kind: 'skin', skin: otherSkin },
    },
    ...LANGUAGES.filter((other) => other !== language).map((other): Command => ({
      id: `language ${other}`,
      group: 'actions',
      label: translate('shell.palette.language', { name: LANGUAGE_NAMES[other] }),
      // The names in every language: "allemand" and "german" find Deutsch, whatever is read now.
      synonyms: [...LANGUAGES.map((one) => nameOfLanguage(other, one)), LANGUAGE_WORDS].join(' '),
      effect: { kind: 'language', language: other },
    })),
    {
      id: 'keys',
      group: 'actions',
      label: translate('shell.bar.keys'),
      synonyms: translate('shell.palette.keysSynonyms'),
      keys: '?',
      effect: { kind: 'keys' },
    },
    {
      id: 'signOut',
      group: 'actions',
      label: translate('shell.bar.signOut'),
      synonyms: translate('shell.palette.signOutSynonyms'),
      effect: { kind: 'signOut' },
    },
  ];
}

/** All commands before typing: pages, creations, actions. */
export const commandsOf = (sources: CommandSources): readonly Command[] => [
  ...goCommands(sources),
  ...routeCommands(sources),
  ...createCommands(sources),
  ...createBelowCommands(sources),
  ...toolCommands(sources),
  ...exportCommands(sources),
  ...actionCommands(sources),
];
