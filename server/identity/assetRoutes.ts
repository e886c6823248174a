import type { FastifyPluginAsync } from 'fastify';
import { assets, type AssetName } from './pages/assets';

/** The style sheet and scripts of the sign-in pages. */
export const assetRoutes: FastifyPluginAsync = async (app) => {
  for (const name of Object.keys(assets) as AssetName[]) {
    const { type, body } = assets[name];
    app.get(`/assets/${name}`, (_request, reply) =>
      // Their address changes with their content.
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(body),
    );
  }
};
