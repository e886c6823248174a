import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { schemas } from '../../src/portal/declared';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { proposeFromDatabase } from './database/proposeFromDatabase';
import { withTables } from './database/readTables';
import { addressOf, constantOf } from './newResource';
import { proposeFromOpenApi } from './openapi/proposeFromOpenApi';
import { readDocument } from './openapi/readDocument';
import { noteLines } from './proposal/notes';
import type { Proposal } from './proposal/proposal';
import { settle } from './proposal/settle';
import { withComments } from './proposal/withComments';
import { writeResources } from './writeResources';

interface Wanted {
  readonly fromOpenApi?: string | undefined;
  readonly fromDatabase?: string | undefined;
  /** Name of the PostgreSQL schema, such as `public`. */
  readonly schema: string;
  readonly only: readonly string[];
  readonly all: boolean;
}

interface Source {
  readonly name: string;
  readonly propose: (isChosen: (name: string) => boolean) => readonly Proposal[];
}

async function sourceOf({ fromOpenApi, fromDatabase = '', schema }: Wanted): Promise<Source> {
  if (fromOpenApi !== undefined) {
    const document = readDocument(readFileSync(fromOpenApi, 'utf8'));
    const name = `${document.info?.title ?? basename(fromOpenApi)} ${document.info?.version ?? ''}`;
    return { name, propose: (isChosen) => proposeFromOpenApi(document, isChosen) };
  }
  const tables = await withTables(fromDatabase, schema);
  return { name: `the database schema ${schema}`, propose: (isChosen) => proposeFromDatabase(tables, isChosen) };
}

/** Proposals for resources that are not declared yet. */
function proposals(source: Source, declared: readonly ResourceSchema[], isChosen: (name: string) => boolean) {
  const addresses = new Set(declared.map(({ name }) => name.toLowerCase()));
  const fresh = source.propose(isChosen).filter(({ resource }) => !addresses.has(addressOf(resource).toLowerCase()));
  return settle(fresh, declared);
}

const wantedNames = (source: Source, isChosen: (name: string) => boolean): readonly string[] =>
  source.propose(isChosen).map(({ resource }) => constantOf(resource));

/** Lists the resources that an OpenAPI document or a database suggests, and writes the chosen ones. */
export async function proposeResources(root: string, wanted: Wanted): Promise<void> {
  const source = await sourceOf(wanted);
  const isWriting = wanted.all || wanted.only.length > 0;
  const isChosen = (name: string) => !isWriting || wanted.all || wanted.only.includes(name);
  const found = proposals(source, schemas, isChosen);
  const missing = wanted.only.filter((name) => !found.some(({ resource }) => constantOf(resource) === name));
  if (missing.length > 0) throw new Error(`Non trouvé, ou déjà déclaré : ${missing.join(', ')}.`);
  if (isWriting)
    writeResources(
      root,
      found.map((proposal) => withComments(source.name, proposal)),
    );
  for (const { resource, notes } of found) {
    console.log(
      `${constantOf(resource)} (${addressOf(resource)}) : ${resource.fields.map(({ name }) => name).join(', ')}`,
    );
    for (const line of noteLines(notes)) console.log(line);
  }
  const left = wantedNames(source, isChosen).filter(
    (name) => !found.some(({ resource }) => constantOf(resource) === name),
  );
  if (left.length > 0) console.log(`Sans champ, ou déjà déclaré : ${left.join(', ')}`);
  if (!isWriting) console.log('Rien n’est écrit encore : ajouter --only Nom (plusieurs fois), ou --all.');
}
