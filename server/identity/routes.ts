import type { FastifyPluginAsync } from 'fastify';
import { sessionOf, type Session } from './authenticate';
import type { MyProfile, MyRights } from './meSchemas';

const rightsOf = ({ rights, fonctions, fonctionsCode, additionalInformationTags, viewedBy }: Session): MyRights => ({
  droits: [...rights],
  fonctions: [...fonctions],
  fonctionsCode: [...fonctionsCode],
  additionalInformationTags: [...additionalInformationTags],
  ...(viewedBy && { viewedBy }),
});

const profileOf = ({ accountId, name, account: { nom, prenom, email, photo }, viewedBy }: Session): MyProfile => ({
  uid: accountId,
  nom,
  prenom,
  nomComplet: name,
  email,
  photo,
  sasToken: null,
  ...(viewedBy && { viewedBy }),
});

/** The caller's own data; register it with the prefix `/api`, after `authenticate`. */
export const meRoutes: FastifyPluginAsync = async (app) => {
  const config = { access: 'session' } as const;
  app.get('/MyRights', { config }, async (request) => rightsOf(sessionOf(request)));
  app.get('/MyProfile', { config }, async (request) => profileOf(sessionOf(request)));
};
