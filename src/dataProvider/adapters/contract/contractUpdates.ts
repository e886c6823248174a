/** What the contract wants of the updates of a resource, where it is not the usual. */
interface ContractUpdates {
  /** JSON as long as no file was chosen, though the resource has files. */
  readonly withoutFiles?: 'json';
  /** An absent field stays, and empty ones are not sent. */
  readonly leavesOutEmpty?: true;
}

/** Quirks of the organisations' API that no declaration says: no other API has them, nor does the embedded one. */
export const CONTRACT_UPDATES: Readonly<Record<string, ContractUpdates>> = {
  FichesIncident: { withoutFiles: 'json' },
  Utilisateurs: { leavesOutEmpty: true },
};
