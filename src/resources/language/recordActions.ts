import type { Condition } from './condition';
import type { IconName } from './iconNames';
import type { WrittenValue } from './values';
import type { Words } from './words';

interface ActionParts {
  readonly label: Words;
  /** Beside its label, in the menu of a record and in the bar of a selection. */
  readonly icon?: IconName;
  /** The action of the record that its callers may do; `edit` where absent. */
  readonly needs?: 'show' | 'edit' | 'delete';
  /** Offered only for the records for which it holds. */
  readonly when?: Condition;
}

/** Something that is done with one record by a call of its own, besides writing it: `POST Utilisateurs/12/askResetPassword`. */
export interface CallAction extends ActionParts {
  readonly method: 'POST' | 'PUT';
  /** The address below the record's own: `askResetPassword`. */
  readonly path: string;
  /** The question before it is done; `%{name}` is the record's. Its label and the record's name where absent. */
  readonly question?: Words;
  /** Said when it is done. */
  readonly done: Words;
  /** Also offered for the records that are selected in a list: a call for each, with a report of those that were refused. */
  readonly several?: boolean;
}

/** Writes these values into the record: accepting a FASTT partner. */
export interface SettingAction<Name extends string = string> extends ActionParts {
  /** Constants, or moments of the day on which it is done: `{ renduLe: { moment: 'today' } }`. */
  readonly sets: Readonly<Partial<Record<Name, WrittenValue>>>;
  /** The question before it is done; `%{name}` is the record's. Its label and the record's name where absent. */
  readonly question?: Words;
  readonly done: Words;
  /** Also offered for the records that are selected in a list, with what it changes in each before it is done. */
  readonly several?: boolean;
}

/** Downloads what the API makes of the record: `GET ExportDonnees/3/find`, with progress and a way to give up. */
export interface DownloadAction extends ActionParts {
  readonly downloads: string;
  /** Seconds after which it is given up. */
  readonly timeout: number;
}

export type RecordAction<Name extends string = string> = CallAction | SettingAction<Name> | DownloadAction;
