import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { ensureServerBuilt } from '../scripts/setup.mjs';
import { multipartBody, type Part } from '../test/support/multipart';
import { png } from '../test/support/png';
import { createServerProcess } from '../test/support/serverProcess';
import { tokenMaker } from '../test/support/serverTokens';
import { counts, printCost } from './bystander';

// npm run bench:pictures - what pictures that decompress to far more than their file cost other users: sent with an
// export template, printed in a plan although already stored, and as photos of a printed directory.

const AT_ONCE = 6;
const ROUNDS = 10;
const FACES = 60;

ensureServerBuilt();
const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' });

/** RGBA pixels: 20,000 by 20,000 are 1.6 GB, and 1.6 MB compressed. */
function pixels(width: number, height: number, first = 0): Buffer {
  const rows = Buffer.alloc(height * (width * 4 + 1));
  rows[1] = first;
  return deflateSync(rows, { level: 9 });
}

const honest = png(20_000, 20_000, pixels(20_000, 20_000));
/** Its header claims 40 by 20 pixels. */
const lying = png(40, 20, pixels(20_000, 20_000));

const picture = (name: string, content: Buffer): Part => ({ name, fileName: 'logo.png', type: 'image/png', content });

async function send(token: string, method: string, path: string, parts: readonly Part[]): Promise<Response> {
  const { payload, headers } = multipartBody(parts);
  return fetch(server.origin + path, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  });
}

async function statusOf(response: Response): Promise<string> {
  const bytes = (await response.arrayBuffer()).byteLength;
  return response.ok ? `${response.status} with ${Math.ceil(bytes / 1024)} kB` : String(response.status);
}

const template = (token: string, content: Buffer) =>
  send(token, 'POST', '/api/exportPlanningAdherentModeles', [
    { name: 'libelle', value: `Modèle ${performance.now()}` },
    picture('imagePrincipaleFichier', content),
  ]);

/** Sends the same attack several times concurrently, `rounds` times. */
async function together(attack: () => Promise<Response>, rounds = 1): Promise<string> {
  const statuses: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    statuses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, async () => statusOf(await attack())))));
  return counts(statuses);
}

/** A template whose stored picture is replaced, as if stored before pictures had a limit. */
async function templateWithStored(token: string, content: Buffer): Promise<string> {
  const small = png(40, 20);
  const made = (await (await template(token, small)).json()) as { readonly id: number };
  const id = createHash('sha256').update(small).digest('hex');
  const files = join(server.data, 'files');
  for (const tenant of await readdir(files)) {
    const path = join(files, tenant, id.slice(0, 2), id);
    if (existsSync(path)) await writeFile(path, content);
  }
  return String(made.id);
}

const plan = (token: string, modeleId: string) =>
  send(token, 'POST', '/api/creneaux/exportPlanningAdherent', [
    { name: 'annee', value: '2026' },
    { name: 'modeleId', value: modeleId },
  ]);

/** Gives people different pictures of `side` pixels squared. @returns the number of people */
async function giveFaces(token: string, side: number): Promise<number> {
  const people = (await (
    await fetch(`${server.origin}/api/Utilisateurs?PageSize=${FACES}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()) as { readonly items: readonly { readonly id: number }[] };
  for (const [index, { id }] of people.items.entries()) {
    const face = png(side, side, pixels(side, side, index));
    const response = await send(token, 'PUT', `/api/Utilisateurs/${id}/photo`, [picture('photo', face)]);
    if (!response.ok) throw new Error(`no photo for ${id}: ${response.status} ${await response.text()}`);
  }
  return people.items.length;
}

try {
  await server.start();
  const token = tokenMaker(server.data);
  const other = await token({ rights: ['TYPES_CONTRATS:read'] });
  const writer = await token({ admin: true });
  const megabytes = (honest.length / 1_048_576).toFixed(1);
  await printCost(server, other, `${AT_ONCE} times ${megabytes} MB that say that they are 1.6 GB`, () =>
    together(() => template(writer, honest), ROUNDS),
  );
  await printCost(server, other, `${AT_ONCE} times ${megabytes} MB that are 1.6 GB and do not say so`, () =>
    together(() => template(writer, lying), ROUNDS),
  );
  const stored = await templateWithStored(writer, honest);
  await printCost(server, other, `${AT_ONCE} plans with a picture of 1.6 GB that is stored`, () =>
    together(() => plan(writer, stored), ROUNDS),
  );
  const largest = (await (await template(writer, png(3_100, 3_100, pixels(3_100, 3_100)))).json()) as { id: number };
  await printCost(server, other, `${AT_ONCE} plans with a picture of 38 MB, as large as may be`, () =>
    together(() => plan(writer, String(largest.id))),
  );
  for (const side of [3_100, 1_024]) {
    const faces = await giveFaces(writer, side);
    await printCost(
      server,
      other,
      `a directory with ${faces} faces of ${Math.round((side * side * 4) / 1e6)} MB`,
      async () =>
        statusOf(
          await fetch(`${server.origin}/api/Trombinoscope/pdf`, { headers: { authorization: `Bearer ${writer}` } }),
        ),
    );
  }
} finally {
  await server.remove();
}
