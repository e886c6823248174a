import { textOf } from '../../../src/resources/common/narrow';
import type { FastifyRequest } from 'fastify';
import { Droits, Fonctions, Profils } from '../../../src/resources/schemas/acces';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../../database/reading/records';
import { fullNameOf } from '../../identity/accounts/account';
import { tenantOf } from '../../http/tenantOf';

/** Builds the response formats of section 7.2 of the specification. */

export function personView({ id, values }: StoredRecord) {
  const nom = textOf(values['nom']);
  const prenom = textOf(values['prenom']);
  return {
    id,
    nom,
    prenom,
    nomComplet: fullNameOf({ nom, prenom }),
    email: textOf(values['email']),
    lockoutEnd: values['lockoutEnd'] ?? null,
  };
}

async function targets(request: FastifyRequest, schema: ResourceSchema, links: readonly StoredRecord[], field: string) {
  const ids = [...new Set(links.map(({ values }) => Number(values[field])))];
  const records = await tenantOf(request).store.getMany(schema, ids);
  return new Map(records.map((record) => [record.id, record.values]));
}

export async function functionViews(request: FastifyRequest, links: readonly StoredRecord[]) {
  const functions = await targets(request, Fonctions, links, 'fonctionId');
  return links.flatMap(({ values }) => {
    const id = Number(values['fonctionId']);
    const found = functions.get(id);
    return found
      ? [{ id, code: found['code'], libelle: found['libelle'], entityType: found['entityType'], actif: found['actif'] }]
      : [];
  });
}

export async function rightViews(request: FastifyRequest, links: readonly StoredRecord[]) {
  const rights = await targets(request, Droits, links, 'droitId');
  return links.flatMap(({ values }) => {
    const droitId = Number(values['droitId']);
    const found = rights.get(droitId);
    return found ? [{ droitId, code: found['code'], libelle: found['libelle'], flag: values['flag'] }] : [];
  });
}

export const profileView = ({ id, values }: Pick<StoredRecord, 'id' | 'values'>) => ({
  id,
  code: values['code'],
  libelle: values['libelle'],
});

export async function profileViews(request: FastifyRequest, links: readonly StoredRecord[]) {
  const profiles = await targets(request, Profils, links, 'profilId');
  return links.flatMap(({ values }) => {
    const id = Number(values['profilId']);
    const found = profiles.get(id);
    return found ? [profileView({ id, values: found })] : [];
  });
}
