import type { RightSource } from '../../../resources/access/explain';
import type { FunctionWithRights, GivenRight, HeldProfile, Identity, Right } from '../api/accessTypes';

export interface HeldFrom {
  readonly identity: Identity;
  readonly functions: readonly FunctionWithRights[];
  readonly profiles: readonly HeldProfile[];
  readonly rights: readonly Right[];
}

/** A person's effective rights, once per source: direct, function or profile. Inactive rights are left out. */
export function heldSources({ identity, functions, profiles, rights }: HeldFrom): readonly RightSource[] {
  const codes = new Map(rights.filter(({ actif }) => actif).map(({ id, code }) => [id, code]));
  const held = new Set(identity.fonctions.map(({ id }) => id));
  const from = (droits: readonly GivenRight[], source: Omit<RightSource, 'right'>): readonly RightSource[] =>
    droits.flatMap(({ droitId, flag }) => {
      const code = codes.get(droitId);
      return code === undefined ? [] : [{ ...source, right: `${code}:${flag}` }];
    });
  return [
    ...from(identity.droits, { via: 'direct', id: null, libelle: null }),
    ...functions
      .filter(({ id, actif }) => actif && held.has(id))
      .flatMap(({ id, libelle, droits }) => from(droits, { via: 'fonction', id, libelle })),
    ...profiles.flatMap(({ id, libelle, droits }) => from(droits, { via: 'profil', id, libelle })),
  ];
}
