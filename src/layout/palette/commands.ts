import type { ReactNode } from 'react';
import type { IconName } from '../../resources/language/iconNames';
import type { Grants } from '../../resources/access/access';
import type { ProductRoute } from '../../resources/routes/productRoute';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import type { Language } from '../../resources/language/words';
import type { Offers } from '../../resources/views/access/offers';
import type { Skin } from '../../theme/tokens';
import type { MenuSection } from '../menu/menuTree';

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

/** A list with a filter. */
interface CountedList {
  readonly schema: ResourceSchema;
  readonly filter: Readonly<Record<string, unknown>>;
  /** Without a record it was not meant. */
  readonly isGuess?: true;
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
  /** Of a list, whose number of records stands beside it. */
  readonly counted?: CountedList;
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
