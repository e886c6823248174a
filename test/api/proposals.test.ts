import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { proposeFromDatabase } from '../../scripts/resource/database/proposeFromDatabase';
import { readTables } from '../../scripts/resource/database/readTables';
import { addressOf } from '../../scripts/resource/newResource';
import { proposeFromOpenApi } from '../../scripts/resource/openapi/proposeFromOpenApi';
import { readDocument } from '../../scripts/resource/openapi/readDocument';
import { noteLines } from '../../scripts/resource/proposal/notes';
import type { Proposal } from '../../scripts/resource/proposal/proposal';
import { schemaOf, settle } from '../../scripts/resource/proposal/settle';
import { withComments } from '../../scripts/resource/proposal/withComments';
import { checkSchemas } from '../../src/resources/check/check';
import { schemas } from '../../src/portal/declared';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { writtenDeclarations } from '../support/writtenDeclarations';

const textOf = (file: string) => readFileSync(`scripts/resource/testData/${file}`, 'utf8');

const described = ({ resource, notes }: Proposal) => [
  ...resource.fields.map(({ name, kind, options = {} }) => {
    const { options: choices, help: _help, ...own } = options;
    const values = Array.isArray(choices) ? ` ${choices.map(({ value }: { value: string }) => value).join('|')}` : '';
    return `${name}: ${kind}${values} ${JSON.stringify(own)}`;
  }),
  ...(resource.unique ?? []).map((names) => `unique: ${names.join(', ')}`),
  ...noteLines(notes).map((line) => line.replaceAll(test.schema, 'essai')),
];

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
});

async function proposedFrom(sql: string): Promise<readonly Proposal[]> {
  const client = await test.database.pool.connect();
  const schema = `${test.schema}`;
  try {
    await client.query(
      `drop schema if exists ${schema} cascade; create schema ${schema}; set search_path = ${schema}; ${sql}`,
    );
    return settle(
      proposeFromDatabase(await readTables(client, schema), () => true),
      schemas,
    );
  } finally {
    await client.query('reset search_path');
    client.release();
  }
}

const all = (proposals: readonly Proposal[]) =>
  Object.fromEntries(proposals.map((proposal) => [addressOf(proposal.resource), described(proposal)]));

describe('a public schema of PostgreSQL', () => {
  it('becomes users, roles and organisations', async () =>
    expect(all(await proposedFrom(textOf('logto.sql')))).toMatchInlineSnapshot(`
      {
        "OrganizationInvitations": [
          "inviterId: reference {"resource":"Users","owned":true}",
          "invitee: text {"required":true,"maxLength":256}",
          "acceptedUserId: reference {"resource":"Users","owned":true}",
          "organizationId: reference {"required":true,"resource":"Organizations","owned":true}",
          "status: enumeration Pending|Accepted|Expired|Revoked {"required":true}",
          "createdAt: dateTime {}",
          "updatedAt: dateTime {}",
          "expiresAt: dateTime {"required":true}",
          "  - les fiches y sont connues par id (character varying(21)), ici par un numéro",
          "  - created_at, updated_at : rempli là par now() : non obligatoire ici, \`stamps\` et \`author\` remplissent des champs",
          "  - non repris : CREATE UNIQUE INDEX organization_invitations__invitee_organization_id ON essai.organization_invitations USING btree (tenant_id, invitee, organization_id) WHERE (status = 'Pending'::organization_invitation_status)",
          "  - tenantId : non déclaré : S030 the resource 'Tenants' is not declared; did you mean 'tenants'?",
        ],
        "Organizations": [
          "name: text {"required":true,"maxLength":128}",
          "description: text {"maxLength":256}",
          "isMfaRequired: boolean {"required":true,"initial":false}",
          "isTrustedDeviceAllowed: boolean {"required":true,"initial":true}",
          "customCss: text {}",
          "createdAt: dateTime {}",
          "  - les fiches y sont connues par id (character varying(21)), ici par un numéro",
          "  - custom_data, color, branding : non déclaré, aucun type n’en contient : jsonb",
          "  - custom_css : les textes y sont sans longueur : ici 255 caractères, et longText pour plus",
          "  - created_at : rempli là par now() : non obligatoire ici, \`stamps\` et \`author\` remplissent des champs",
          "  - tenantId : non déclaré : S030 the resource 'Tenants' is not declared; did you mean 'tenants'?",
        ],
        "Roles": [
          "name: text {"required":true,"maxLength":128}",
          "description: text {"required":true,"maxLength":128}",
          "type: enumeration User|MachineToMachine {"required":true,"initial":"User"}",
          "isDefault: boolean {"required":true,"initial":false}",
          "  - les fiches y sont connues par id (character varying(21)), ici par un numéro",
          "  - name : unicité ici sans distinguer la casse",
          "  - tenantId : non déclaré : S030 the resource 'Tenants' is not declared; did you mean 'tenants'?",
          "  - non repris : unique (tenantId, name)",
        ],
        "Users": [
          "username: text {"maxLength":128}",
          "primaryEmail: text {"maxLength":128}",
          "primaryPhone: text {"maxLength":128}",
          "passwordEncryptionMethod: enumeration Argon2i|Argon2id|Argon2d|SHA1|SHA256|MD5|Bcrypt|Legacy {}",
          "name: text {"maxLength":128}",
          "avatar: longText {"maxLength":2048}",
          "applicationId: text {"maxLength":21}",
          "cimdClientId: longText {"maxLength":2048}",
          "isSuspended: boolean {"required":true,"initial":false}",
          "isPasswordExpired: boolean {"required":true,"initial":false}",
          "lastSignInAt: dateTime {}",
          "passwordUpdatedAt: dateTime {}",
          "createdAt: dateTime {}",
          "updatedAt: dateTime {}",
          "  - les fiches y sont connues par id (character varying(12)), ici par un numéro",
          "  - password_encrypted : non déclaré : un secret est stocké par du code, haché",
          "  - profile, identities, custom_data, logto_config, mfa_verifications : non déclaré, aucun type n’en contient : jsonb",
          "  - created_at, updated_at : rempli là par now() : non obligatoire ici, \`stamps\` et \`author\` remplissent des champs",
          "  - primaryEmail, primaryPhone, username : unicité ici sans distinguer la casse",
          "  - non repris : unique (tenant_id, id)",
          "  - tenantId : non déclaré : S030 the resource 'Tenants' is not declared; did you mean 'tenants'?",
          "  - non repris : unique (tenantId, primaryEmail)",
          "  - non repris : unique (tenantId, primaryPhone)",
          "  - non repris : unique (tenantId, username)",
        ],
        "UsersRoles": [
          "userId: reference {"required":true,"resource":"Users","owned":true}",
          "roleId: reference {"required":true,"resource":"Roles","owned":true}",
          "  - les fiches y sont connues par id (character varying(21)), ici par un numéro",
          "  - tenantId : non déclaré : S030 the resource 'Tenants' is not declared; did you mean 'tenants'?",
          "  - non repris : unique (tenantId, userId, roleId)",
        ],
      }
    `));
  it('becomes jobs and their queues', async () =>
    expect(all(await proposedFrom(textOf('worker.sql')))).toMatchInlineSnapshot(`
      {
        "JobQueues": [
          "queueName: text {"required":true,"maxLength":128,"unique":true}",
          "lockedAt: dateTime {}",
          "lockedBy: text {}",
          "  - locked_by : les textes y sont sans longueur : ici 255 caractères, et longText pour plus",
          "  - is_available : non déclaré : calculé là par (locked_at IS NULL) ; une formule peut le dire",
          "  - queueName : unicité ici sans distinguer la casse",
        ],
        "Jobs": [
          "jobQueueId: integer {}",
          "taskId: integer {"required":true}",
          "priority: integer {"required":true,"min":-32768,"max":32767,"initial":0}",
          "runAt: dateTime {}",
          "attempts: integer {"required":true,"min":-32768,"max":32767,"initial":0}",
          "maxAttempts: integer {"required":true,"min":1,"max":32767,"initial":25}",
          "lastError: text {}",
          "createdAt: dateTime {}",
          "updatedAt: dateTime {}",
          "key: text {"minLength":1,"maxLength":512,"unique":true}",
          "lockedAt: dateTime {}",
          "lockedBy: text {}",
          "revision: integer {"required":true,"initial":0}",
          "  - payload : non déclaré, aucun type n’en contient : json",
          "  - run_at, created_at, updated_at : rempli là par now() : non obligatoire ici, \`stamps\` et \`author\` remplissent des champs",
          "  - last_error, locked_by : les textes y sont sans longueur : ici 255 caractères, et longText pour plus",
          "  - flags : non déclaré, aucun type n’en contient : jsonb",
          "  - is_available : non déclaré : calculé là par ((locked_at IS NULL) AND (attempts < max_attempts)) ; une formule peut le dire",
          "  - key : unicité ici sans distinguer la casse",
        ],
        "Tasks": [
          "identifier: text {"required":true,"maxLength":128,"unique":true}",
          "  - identifier : unicité ici sans distinguer la casse",
        ],
      }
    `));
});

it('proposals include keys, links, lengths, checks, domains and defaults', async () => {
  const found = all(
    await proposedFrom(`
      create domain postcode as varchar(5) check (value ~ '^[0-9]{5}$');
      create type size as enum ('S', 'M', 'L');
      create table teams (id serial primary key, name text not null unique check (char_length(name) <= 40));
      create table rooms (
        id bigint generated always as identity primary key,
        team_id int not null references teams on delete cascade,
        above_id bigint references rooms,
        number smallint not null check (number > 0),
        seats int default 4 check (seats between 1 and 20),
        state text not null default 'open' check (state in ('open', 'closed')),
        sizes size[], price numeric(8, 2) default 9.5, area real, place postcode, tags text[],
        open boolean not null default true, since timestamp default now(), version int,
        check (seats < number), unique (team_id, number)
      );
      create unique index on rooms (number) where open;
      create table visits (room_id bigint references rooms, day date, primary key (room_id, day));
    `),
  );
  expect(found).toMatchInlineSnapshot(`
    {
      "Rooms": [
        "teamId: reference {"required":true,"resource":"Teams","owned":true}",
        "aboveId: reference {"resource":"Rooms"}",
        "number: integer {"required":true,"max":32767,"positive":true}",
        "seats: integer {"min":1,"max":20,"initial":4}",
        "state: enumeration open|closed {"required":true,"initial":"open"}",
        "sizes: enumerationSet S|M|L {}",
        "price: decimal {"scale":2,"initial":9.5}",
        "area: decimal {"scale":6}",
        "place: text {"maxLength":5}",
        "open: boolean {"required":true,"initial":true}",
        "since: dateTime {}",
        "unique: teamId, number",
        "  - area : décimales non précisées : 6 ici",
        "  - place : non repris : check ((VALUE)::text ~ '^[0-9]{5}$'::text)",
        "  - tags : non déclaré, aucun type n’en contient : text[]",
        "  - since : non vérifié : timestamp without time zone",
        "  - since : rempli là par now() : non obligatoire ici, \`stamps\` et \`author\` remplissent des champs",
        "  - version : non déclaré : toute fiche a déjà ce nom",
        "  - non repris : CREATE UNIQUE INDEX rooms_number_idx ON essai.rooms USING btree (number) WHERE open",
        "  - non repris : check (seats < number)",
      ],
      "Teams": [
        "name: text {"required":true,"maxLength":40,"unique":true}",
        "  - name : unicité ici sans distinguer la casse",
      ],
      "Visits": [
        "roomId: reference {"required":true,"resource":"Rooms"}",
        "day: date {"required":true}",
        "unique: roomId, day",
        "  - les fiches y sont connues par room_id, day, ici par un numéro",
      ],
    }
  `);
});

it('proposals become equivalent declarations that the start accepts and that compile', async () => {
  const documents = ['petstore.json', 'galaxy.yaml', 'github.json'].map((file) =>
    settle(
      proposeFromOpenApi(readDocument(textOf(file)), () => true),
      schemas,
    ),
  );
  const databases = [await proposedFrom(textOf('logto.sql')), await proposedFrom(textOf('worker.sql'))];
  const written = writtenDeclarations();
  for (const proposals of [...documents, ...databases]) {
    const declared = await Promise.all(proposals.map((proposal) => written.read(withComments('the test', proposal))));
    expect(JSON.parse(JSON.stringify(declared))).toEqual(
      JSON.parse(JSON.stringify(proposals.map(({ resource }) => schemaOf(resource)))),
    );
    expect(checkSchemas([...schemas, ...declared])).toEqual([]);
  }
  expect(written.compile()).toBe('');
});
