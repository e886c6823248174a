import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { tenantOf } from '../http/tenantOf';
import { sessionOf, type Session } from './authenticate';
import type { Identities } from './identities';
import type { MyProfile, MyRights } from './meSchemas';
import { endOfPhotoLink, photoSuffix } from './photo/photoLink';
import { photoRoute } from './photo/photoRoute';

const rightsOf = (
  { rights, limitedRights, fonctions, fonctionsCode, viewedBy }: Session,
  besides: Partial<MyRights>,
): MyRights => ({
  droits: [...rights],
  ...(limitedRights.length > 0 && { droitsLimites: [...limitedRights] }),
  fonctions: [...fonctions],
  fonctionsCode: [...fonctionsCode],
  additionalInformationTags: [],
  ...besides,
  ...(viewedBy && { viewedBy }),
});

/** The address of a person's picture, and its signature, valid for at least half a day. */
function photoOf(
  { account: { id, photoFileId } }: Session,
  [secret]: readonly string[],
): Pick<MyProfile, 'photo' | 'sasToken'> {
  if (photoFileId === null || secret === undefined) return { photo: null, sasToken: null };
  const link = { userId: id, fileId: photoFileId, until: endOfPhotoLink(new Date()) };
  return { photo: `/api/MyProfile/photo/${photoFileId}`, sasToken: photoSuffix(link, secret) };
}

const profileOf = (session: Session, secrets: readonly string[]): MyProfile => {
  const {
    accountId,
    name,
    account: { nom, prenom, email },
    viewedBy,
  } = session;
  return {
    uid: accountId,
    nom,
    prenom,
    nomComplet: name,
    email,
    ...photoOf(session, secrets),
    ...(viewedBy && { viewedBy }),
  };
};

interface MeOptions {
  readonly identities: Identities;
  readonly rightsBesides?: (request: FastifyRequest) => Promise<Partial<MyRights>>;
}

/** The caller's own data. Register it with the prefix `/api`, after `authenticate`. */
export const meRoutes: FastifyPluginAsync<MeOptions> = async (app, { identities, rightsBesides }) => {
  const config = { access: 'session' } as const;
  app.get('/MyRights', { config }, async (request) =>
    rightsOf(sessionOf(request), (await rightsBesides?.(request)) ?? {}),
  );
  app.get('/MyProfile', { config }, async (request) =>
    profileOf(sessionOf(request), identities.of(tenantOf(request)).keys.cookies),
  );
  await app.register(photoRoute, { identities });
};
