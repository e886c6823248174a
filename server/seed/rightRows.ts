import { partialRights } from '../../src/resources/registry/partialRights';
import type { Registry } from '../../src/resources/registry/registry';
import { rightLabel } from '../../src/resources/registry/rightName';
import { FLAG_OPTIONS } from '../../src/resources/schemas/flags';

export const FLAGS: readonly string[] = FLAG_OPTIONS.map(({ value }) => value);

export interface RightRow {
  readonly code: string;
  readonly libelle: string;
  readonly flags: readonly string[];
}

/** Belongs to no visible resource; it is required to give rights to people. */
const IDENTITIES = 'IDENTITES';

/** Codes and French names of rights that no declaration uses. */
export type OtherRights = readonly (readonly [code: string, libelle: string])[];

/** A row of `Droits` for every right that a declaration, operation or screen requires. */
export function rightRows(registry: Pick<Registry, 'visible'>, otherRights: OtherRights = []): readonly RightRow[] {
  const others = new Map([[IDENTITIES, rightLabel([], IDENTITIES, 'fr') ?? IDENTITIES], ...otherRights]);
  // Owned records require no right, and nested ones that of their parent.
  const asking = registry.visible.filter(({ ownedBy, parent }) => ownedBy === undefined && parent === undefined);
  const declared = asking.filter(({ rights }) => !others.has(rights));
  const names = new Map([
    ...partialRights(registry.visible, 'fr'),
    ...others,
    // The first one with a right names it.
    ...declared.toReversed().map(({ rights, label }) => [rights, label.many[0]] as const),
  ]);
  return [...names].map(([code, libelle]) => ({
    code,
    libelle,
    flags: FLAGS,
  }));
}

/** All rights of these rows, as `RESOURCE:flag`. */
export const rightsOf = (rows: readonly RightRow[]): readonly string[] =>
  rows.flatMap(({ code, flags }) => flags.map((flag) => `${code}:${flag}`));
