import type { ReactNode } from 'react';
import type { IconName } from '../../resources/language/iconNames';
import { hasScreens, heldOf, isRouteAllowed, ruleOf, type Grants } from '../../resources/access/access';
import { pathOf } from '../../resources/registry/paths';
import { PREFERENCES, PROFILE } from '../../resources/routes/addresses';
import { screensOfTool, toolPath, type Tool } from '../../resources/routes/tools';
import type { ProductRoute } from '../../resources/routes/productRoute';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { colonOf, inLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../resources/language/words';
import type { Offers } from '../../resources/views/access/offers';
import type { Skin } from '../../theme/tokens';
import type { MenuSection } from '../menu/menuTree';
import { paletteWords } from './paletteWords';
import { searchableBy } from './searchableBy';

export type CommandGroup =
  | 'here'
  | 'screens'
  | 'recents'
  | 'go'
  | 'states'
  | 'create'
  | 'below'
  | 'tools'
  | 'actions'
  | 'records'
  /** What is left to do if nothing is found. */
  | 'instead';

/** A record's declaration and ids. */
export interface RecordPlace {
  readonly schema: ResourceSchema;
  readonly id: string;
  readonly parents: Readonly<Record<string, string>>;
}

/** What is created below a record of `parent`. */
export interface Below {
  readonly schema: ResourceSchema;
  readonly parent: ResourceSchema;
}

/** The effect of a command, as data; `useRunCommand` executes it. */
export type CommandEffect =
  | {
      readonly kind: 'go';
      readonly path: string;
      readonly state?: { readonly record: Readonly<Record<string, unknown>> } | { readonly opens: 'export' };
    }
  | { readonly kind: 'language'; readonly language: Language }
  | { readonly kind: 'skin'; readonly skin: Skin }
  | { readonly kind: 'signOut' }
  | { readonly kind: 'copyLink' }
  | { readonly kind: 'keys' }
  /** The palette asks for the record below which one is created. */
  | { readonly kind: 'choose'; readonly below: Below }
  /** The portal as another person sees it. */
  | { readonly kind: 'viewAs'; readonly person: { readonly id: number; readonly name: string } }
  /** What a menu of the page does. */
  | { readonly kind: 'run'; readonly run: () => void };

export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  /** Instead of the group's own heading: the kind of a record. */
  readonly heading?: string;
  /** Opens the whole list of what is above it, and is no result itself. */
  readonly isAll?: true;
  /** The state that a list is shown with; alone it means that list: "radié". */
  readonly state?: string;
  readonly label: string;
  /** Shown beside the label: the menu's group, or the record's list. */
  readonly detail?: string;
  /** The key that does the same on the page. */
  readonly keys?: string;
  /** Other search words, not shown. */
  readonly synonyms?: string;
  readonly icon?: IconName | undefined;
  /** The icon of the page's own menu, instead. */
  readonly drawn?: ReactNode;
  /** Of equal matches, lower ones are first. */
  readonly rank?: number;
  /** A record that has only words similar to the typed ones. */
  readonly isNear?: true;
  /** Of a record. */
  readonly place?: RecordPlace;
  readonly effect: CommandEffect;
}

export interface CommandSources {
  readonly menu: readonly MenuSection[];
  readonly routes: readonly ProductRoute[];
  readonly schemas: readonly ResourceSchema[];
  readonly held: Grants;
  readonly language: Language;
  readonly skin: Skin;
  readonly translate: (key: string, args?: Record<string, string>) => string;
  readonly offers: Pick<Offers, 'does' | 'hasTool'>;
  /** Addresses of the open list and of those visited last. */
  readonly visited: readonly string[];
}

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

const rankOf = (schema: ResourceSchema, visited: readonly string[]): number => {
  const at = visited.indexOf(pathOf(schema, 'list'));
  return at < 0 ? visited.length : at;
};

const OFFERED_TOOLS = ['import', 'grid', 'bin', 'changes'] as const satisfies readonly Tool[];

/** Actions on whole lists: import, spreadsheet, bin, changes; of the open and the last visited lists first. */
const toolCommands = ({ schemas, held, language, translate, offers, visited }: CommandSources): readonly Command[] =>
  schemas
    .filter(({ parent }) => !parent)
    .flatMap((schema) =>
      OFFERED_TOOLS.filter(
        (tool) =>
          offers.hasTool(schema, tool) &&
          screensOfTool(schema, tool).some((screen) =>
            isRouteAllowed(ruleOf(schema, screen), heldOf(schema, screen, held)),
          ),
      ).map((tool): Command => ({
        id: `${tool} ${schema.name}`,
        group: 'tools',
        label: translate(`shell.palette.tools.${tool}`, { name: inLanguage(schema.label.many, language) }),
        icon: schema.icon,
        rank: rankOf(schema, visited),
        effect: { kind: 'go', path: toolPath(schema, tool) },
      })),
    );

/** The export of a list is a dialog on its page, which the page opens. */
const exportCommands = ({ menu, schemas, held, language, visited }: CommandSources): readonly Command[] => {
  const pages = new Set(menu.flatMap(({ links }) => links.map(({ path }) => path)));
  return searchableBy(schemas, held)
    .filter((schema) => pages.has(pathOf(schema, 'list')))
    .map((schema) => ({
      id: `export ${schema.name}`,
      group: 'tools',
      label: inLanguage(paletteWords.export, language) + colonOf(language) + inLanguage(schema.label.many, language),
      icon: schema.icon,
      rank: rankOf(schema, visited),
      effect: { kind: 'go', path: pathOf(schema, 'list'), state: { opens: 'export' } },
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
