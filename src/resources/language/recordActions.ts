import type { Condition } from './condition';
import type { IconName } from './iconNames';
import type { WrittenValue } from './values';
import type { Words } from './words';

interface ActionParts {
  readonly label: Words;
  /** Icon beside the label, in a record's menu and in the selection bar. */
  readonly icon?: IconName;
  /** The action that callers need to be allowed; `edit` by default. */
  readonly needs?: 'show' | 'edit' | 'delete';
  /** Offered only for records that meet the condition. */
  readonly when?: Condition;
  /** A panel of the record's page does the same: the page's head leaves it to its menu, and no button there outdoes the panel's. */
  readonly inPanel?: boolean;
}

/** An action with a call of its own: `POST Utilisateurs/12/askResetPassword`. */
export interface CallAction extends ActionParts {
  readonly method: 'POST' | 'PUT';
  /** Address below the record's own: `askResetPassword`. */
  readonly path: string;
  /** Confirmation question; `%{name}` is the record's name. By default, the label and the name. */
  readonly question?: Words;
  /** Message after success. */
  readonly done: Words;
  /** Also offered for selected records of a list: one call each, with a report of refusals. */
  readonly several?: boolean;
}

/** Sets these values, such as accepting a FASTT partner. */
export interface SettingAction<Name extends string = string> extends ActionParts {
  /** Constants, or moments of the current day: `{ renduLe: { moment: 'today' } }`. */
  readonly sets: Readonly<Partial<Record<Name, WrittenValue>>>;
  /** Confirmation question; `%{name}` is the record's name. By default, the label and the name. */
  readonly question?: Words;
  readonly done: Words;
  /** Also offered for selected records of a list, with a preview of the changes. */
  readonly several?: boolean;
}

/** Downloads a file that the API generates: `GET ExportDonnees/3/find`, with progress and cancellation. */
export interface DownloadAction extends ActionParts {
  readonly downloads: string;
  /** Timeout in seconds. */
  readonly timeout: number;
}

export type RecordAction<Name extends string = string> = CallAction | SettingAction<Name> | DownloadAction;
