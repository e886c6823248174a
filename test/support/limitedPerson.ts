import { IdentiteProfils, ProfilDroits, ProfilEntreprises } from '../../src/resources/schemas/liensAcces';
import { Droits, Profils } from '../../src/resources/schemas/acces';
import { applyChanges } from '../../server/seed/applyRows';
import { makeRights } from './accessResources';
import type { ApiServer } from './apiServer';

/** A company, and optionally a branch, that limits a profile, as the contract links them. */
export interface CompanyLink {
  readonly entrepriseId: number;
  readonly brancheId?: number;
  readonly regionId?: number;
  readonly siteId?: number;
}

/** A profile of a person: its rights, and the companies that limit them; without links they apply everywhere. */
export interface GivenProfile {
  readonly rights: readonly string[];
  readonly links: readonly CompanyLink[];
}

let profiles = 0;

export async function limitedPerson(
  server: ApiServer,
  given: readonly GivenProfile[],
  rights: readonly string[] = [],
): Promise<{ readonly id: number; readonly token: string; readonly profils: readonly number[] }> {
  const { tenant } = server;
  await makeRights(
    tenant,
    given.flatMap((profile) => profile.rights),
  );
  const { items: known } = await tenant.store.list(Droits, {});
  const idOf = new Map(known.map(({ id, values }) => [String(values['code']), id]));
  const person = await server.account(rights);
  const create = (resource: string, values: Readonly<Record<string, unknown>>) =>
    ({ resource, action: 'create', values }) as const;
  const profils: number[] = [];
  for (const profile of given) {
    const code = `PROFIL_${(profiles += 1)}`;
    const [profilId = 0] = await applyChanges(tenant, [create(Profils.name, { code, libelle: code })]);
    profils.push(profilId);
    const link = { identityId: person.id, profilId };
    await applyChanges(tenant, [
      create(IdentiteProfils.name, link),
      ...profile.rights.map((right) => {
        const [droit = '', flag] = right.split(':');
        return create(ProfilDroits.name, { ...link, droitId: idOf.get(droit), flag });
      }),
      ...profile.links.map((one) => create(ProfilEntreprises.name, { ...link, ...one })),
    ]);
  }
  return { ...person, profils };
}
