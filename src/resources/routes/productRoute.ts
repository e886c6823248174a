import type { IconName } from '../language/iconNames';
import type { AccessRule } from '../language/accessRule';
import type { MenuGroup } from '../schemas/menuGroups';
import type { Words } from '../language/words';

interface RouteMenu {
  /** Undefined: above the groups, without a heading. */
  readonly group?: MenuGroup;
  readonly order?: number;
  /** A name of `theme/icons`. */
  readonly icon: IconName;
  /** A shorter name that fits in the menu. */
  readonly label?: Words;
  /** Other search words of the palette, not shown. */
  readonly synonyms?: Words;
}

/** What the palette offers to do on a page, by a parameter that the page understands. */
interface RouteCommand {
  readonly label: Words;
  /** Other search words, not shown. */
  readonly synonyms?: Words;
  /** `creneau=nouveau` */
  readonly search: string;
  readonly rule: AccessRule;
  /** The key that does the same on the page. */
  readonly keys?: string;
  /** Name of the resource that it creates a record of, better than the form of that resource alone would. */
  readonly creates?: string;
  /** It opens what there is, and creates nothing. */
  readonly opens?: true;
}

/** A route of the product with its access rule, as plain data (section 2 of the specification). */
export interface ProductRoute {
  /** `/adherents/details/{id}`; `*` matches every other address. */
  readonly path: string;
  /**
   * Its own rule (section 6 of the specification). Empty: any signed-in person, or every visitor if the route
   * is public.
   */
  readonly rule: AccessRule;
  /** `full`: without the portal's frame; `hidden`: the menu is behind a button. */
  readonly layout: 'full' | 'default' | 'hidden';
  /** Accessible without a session. */
  readonly public?: true;
  /** Redirects signed-in people to /home. */
  readonly redirectIfSignedIn?: true;
  readonly title: Words;
  readonly content: Words;
  readonly menu?: RouteMenu;
  readonly commands?: readonly RouteCommand[];
}
