import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Pool } from 'pg';
import { collectionRoutes } from './collection';
import { importVehicles } from './importVehicles';
import { MAINTENANCE, VEHICLE } from './validate';

const FLAGS: Readonly<Record<string, string>> = { GET: 'read', POST: 'create', PUT: 'update', DELETE: 'admin' };

async function rightsOf(pool: Pool, request: Request): Promise<readonly string[] | undefined> {
  const token = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
  if (token === undefined) return undefined;
  const { rows } = await pool.query<{ rights: string[] }>('select rights from accounts where token = $1', [token]);
  return rows[0]?.rights;
}

/** Requires the right that the HTTP method needs. */
const requireRight = (pool: Pool) => async (request: Request, response: Response, next: NextFunction) => {
  const held = await rightsOf(pool, request);
  if (!held) return void response.status(401).json({ message: 'Sign in' });
  const flag = FLAGS[request.method] ?? 'admin';
  if (![`vehicles:${flag}`, 'vehicles:admin'].some((right) => held.includes(right)))
    return void response.status(403).json({ message: 'Not allowed' });
  next();
};

export function createApp(pool: Pool): Express {
  const app = express();
  const drivers = { pool, table: 'drivers', checks: { name: () => undefined }, filters: [], search: ['name'] };
  app.use(express.json({ limit: '5mb' }));
  app.get('/rights', async (request, response) => {
    const held = await rightsOf(pool, request);
    if (!held) return void response.status(401).json({ message: 'Sign in' });
    response.json(held);
  });
  app.use(requireRight(pool));
  app.post('/vehicles/import', (request, response) => importVehicles(pool, request, response));
  app.use(
    '/vehicles',
    collectionRoutes({
      pool,
      table: 'vehicles',
      checks: VEHICLE,
      filters: ['state', 'driverId'],
      search: ['plate', 'model'],
    }),
  );
  app.use(
    '/maintenance',
    collectionRoutes({ pool, table: 'maintenance', checks: MAINTENANCE, filters: ['vehicleId'], search: [] }),
  );
  app.use('/drivers', collectionRoutes(drivers));
  app.use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
    console.error(error);
    response.status(500).json({ message: 'Something went wrong' });
  });
  return app;
}
