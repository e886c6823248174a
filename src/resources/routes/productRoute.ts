import type { IconName } from '../language/iconNames';
import type { AccessRule } from '../language/accessRule';
import type { MenuGroup } from '../schemas/menuGroups';
import type { Words } from '../language/words';

/** Where the menu shows a route. */
interface RouteMenu {
  /** Absent: above the groups, without a heading. */
  readonly group?: MenuGroup;
  readonly order?: number;
  /** A name of `theme/icons`. */
  readonly icon: IconName;
}

/** An address of the product, with who may open it: pure data (section 2 of the specification). */
export interface ProductRoute {
  /** `/adherents/details/{id}`; `*` is every other address. */
  readonly path: string;
  /** Its own rule (section 6 of the specification); empty: any signed-in person, or everyone where the route is public. */
  readonly rule: AccessRule;
  /** `full`: without the portal around it; `hidden`: the whole page, with the menu behind a button. */
  readonly layout: 'full' | 'default' | 'hidden';
  /** Reached without a session. */
  readonly public?: true;
  /** A signed-in person is led to /home instead. */
  readonly redirectIfSignedIn?: true;
  readonly title: Words;
  /** One sentence on what the screen holds. */
  readonly content: Words;
  readonly menu?: RouteMenu;
}
