import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { schemas } from '../../../src/portal/declared';
import { kinds, kindOf } from '../../../src/resources/fields/kinds';
import type { FieldSpec, Kind } from '../../../src/resources/language/kind';
import { isEmptyValue } from '../../../src/resources/records/validate';
import { addressOf } from '../newResource';
import { noteLines } from '../proposal/notes';
import { settle, specOf } from '../proposal/settle';
import { fieldOf } from './fieldOf';
import { proposeFromOpenApi } from './proposeFromOpenApi';
import { readDocument } from './readDocument';
import { flatten } from './resolve';

const documentOf = (file: string) => readDocument(readFileSync(join(import.meta.dirname, '../testData', file), 'utf8'));

/** The fields of `Pet`, `!` if required, with their differing options. */
const proposed = (file: string) =>
  Object.fromEntries(
    settle(
      proposeFromOpenApi(documentOf(file), () => true),
      schemas,
    ).map(({ resource, notes }) => [
      addressOf(resource),
      [
        resource.fields
          .map(
            ({ name, kind, options }) =>
              `${name}:${kind}${options?.['required'] ? '!' : ''}${options?.['readOnly'] ? '*' : ''}`,
          )
          .join(' '),
        ...noteLines(notes),
      ],
    ]),
  );

describe('a public document', () => {
  it('becomes pets, orders and users (OpenAPI 3.0)', () =>
    expect(proposed('petstore.json')).toMatchInlineSnapshot(`
    {
      "Order": [
        "petId:reference quantity:integer shipDate:dateTime status:enumeration complete:boolean",
        "  - petId : pris pour une référence à Pet d’après son nom",
      ],
      "Pet": [
        "category:embedded name:text! tags:embeddedList status:enumeration",
        "  - category.id, tags.id : jusqu’à 2 147 483 647 ici",
        "  - category.name, name, tags.name : les textes y sont sans longueur : ici 255 caractères, et longText pour plus",
        "  - photoUrls : non déclaré, aucun type n’en contient : string[]",
      ],
      "User": [
        "username:text firstName:text lastName:text email:text phone:text userStatus:integer",
        "  - les fiches y sont connues par username, ici par un numéro",
        "  - username, firstName, lastName, email, phone : les textes y sont sans longueur : ici 255 caractères, et longText pour plus",
        "  - password : non déclaré : un secret est stocké par du code, haché",
      ],
    }
  `));
  it('becomes planets, from YAML (OpenAPI 3.1)', () =>
    expect(proposed('galaxy.yaml')).toMatchInlineSnapshot(`
    {
      "Planets": [
        "name:text! description:text image:text creator:embedded",
        "  - name, description, image, creator.name : les textes y sont sans longueur : ici 255 caractères, et longText pour plus",
        "  - creator.id : jusqu’à 2 147 483 647 ici",
        "  - creator.password : non déclaré : un secret est stocké par du code, haché",
      ],
    }
  `));
  it('becomes the collections below a repository', () =>
    expect(proposed('github.json')).toMatchInlineSnapshot(`
    {
      "Labels": [
        "node_id:text* url:url* name:text! description:text color:text default:boolean*",
        "  - là sous /repos/{owner}/{repo}/labels, ici sans parent",
        "  - les fiches y sont connues par name, ici par un numéro",
        "  - node_id, name, description, color : les textes y sont sans longueur : ici 255 caractères, et longText pour plus",
        "  - node_id, url, default : lecture seule : il n’est pas parmi ce qui est envoyé",
      ],
      "Licenses": [
        "key:text! name:text! spdx_id:text! url:url! node_id:text! html_url:url! description:text! implementation:text! body:text! featured:boolean!",
        "  - les fiches y sont connues par license, ici par un numéro",
        "  - key, name, spdx_id, node_id, description, implementation, body : les textes y sont sans longueur : ici 255 caractères, et longText pour plus",
        "  - permissions, conditions, limitations : non déclaré, aucun type n’en contient : string[]",
      ],
      "Milestones": [
        "url:url* html_url:url* labels_url:url* node_id:text* number:integer* state:enumeration title:text! description:text creator:embedded* open_issues:integer* closed_issues:integer* created_at:dateTime* updated_at:dateTime* closed_at:dateTime* due_on:dateTime",
        "  - là sous /repos/{owner}/{repo}/milestones, ici sans parent",
        "  - les fiches y sont connues par milestone_number, ici par un numéro",
        "  - url, html_url, labels_url, node_id, number, creator, open_issues, closed_issues, created_at, updated_at, closed_at : lecture seule : il n’est pas parmi ce qui est envoyé",
        "  - node_id, title, description, creator.name, creator.email, creator.login, creator.node_id, creator.gravatar_id, creator.following_url, creator.gists_url, creator.starred_url, creator.events_url, creator.type, creator.starred_at, creator.user_view_type : les textes y sont sans longueur : ici 255 caractères, et longText pour plus",
        "  - creator.id : jusqu’à 2 147 483 647 ici",
      ],
    }
  `));
});

it('a proposed kind accepts every value of the schema, or the proposal says that none does', () => {
  const context = {
    flatten: (schema: object | undefined) => flatten({ openapi: '3.1.0' }, schema),
    resourceOf: () => undefined,
    namedAfter: () => undefined,
  };
  const silent = Object.entries(kinds).flatMap(([name, kind]) => {
    const { spec, valid } = (kind as unknown as Kind).samples;
    const { field, notes } = fieldOf('champ', kindOf(spec).jsonSchema(spec), false, context);
    if (!field) return notes.length > 0 ? [] : [`${name}: nothing is said`];
    const own = specOf(field) as FieldSpec;
    return valid.flatMap((value) =>
      isEmptyValue(value) || kindOf(own).parse(value, own).ok
        ? []
        : [`${name}: ${field.kind} refuses ${JSON.stringify(value)}`],
    );
  });
  expect(silent).toEqual([]);
});

it('nested collections, references and wrapped records are recognised', () => {
  const document = readDocument(`
openapi: 3.1.0
paths:
  /v1/teams/{teamId}: { get: { responses: { '200': { content: { application/json: { schema: { type: object, properties: { data: { $ref: '#/components/schemas/Team' } } } } } } } } }
  /v1/teams: { get: { responses: { '200': { $ref: '#/components/responses/Teams' } } } }
  /v1/teams/{teamId}/rooms: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Room' } } } } } }
  /v1/teams/{teamId}/rooms/{id}: { get: { responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Room' } } } } } } }
components:
  responses: { Teams: { content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Team' } } } } } }
  schemas:
    Team: { type: object, properties: { id: { type: integer }, name: { type: [string, 'null'], maxLength: 900 }, parent: { $ref: '#/components/schemas/Team' } } }
    Room:
      allOf:
        - { type: object, required: [code, teamId], properties: { id: { type: string, format: uuid }, code: { type: string, pattern: '^[A-Z]{2}$', maxLength: 2 } } }
        - { type: object, properties: { teamId: { type: string, format: uuid }, teams: { type: array, items: { $ref: '#/components/schemas/Team' } }, seats: { type: integer, exclusiveMinimum: 0 }, 'un champ': { type: string }, owner: { oneOf: [{ type: string }, { type: integer }] } } }
`);
  expect(
    settle(
      proposeFromOpenApi(document, () => true),
      schemas,
    ).map(({ resource, notes }) => [
      addressOf(resource),
      ...resource.fields.map(({ name, kind, options }) => `${name}: ${kind} ${JSON.stringify(options)}`),
      ...noteLines(notes),
    ]),
  ).toMatchInlineSnapshot(`
    [
      [
        "Teams",
        "name: longText {"maxLength":900}",
        "parent: reference {"resource":"Teams"}",
        "  - parent : là une fiche entière de Teams, ici son numéro",
      ],
      [
        "Teams/{teamId}/rooms",
        "code: text {"required":true,"maxLength":2,"pattern":"[A-Z]{2}"}",
        "teams: referenceSet {"resource":"Teams"}",
        "seats: integer {"positive":true}",
        "  - les fiches y sont connues par id (string), ici par un numéro",
        "  - teamId : non déclaré : l’adresse le dit ici",
        "  - teams : là une fiche entière de Teams, ici son numéro",
        "  - un champ : non déclaré : un champ se nomme par lettres, chiffres et soulignés",
        "  - owner : non déclaré, aucun type n’en contient : oneOf",
      ],
    ]
  `);
});

it('only chosen resources are proposed and referenced', () => {
  const [orders, ...others] = proposeFromOpenApi(documentOf('petstore.json'), (name) => name === 'Order');
  expect(others).toEqual([]);
  expect(orders?.resource.fields[0]).toMatchObject({ name: 'petId', kind: 'integer' });
});

it.each([
  ['swagger: "2.0"', /Swagger 2/],
  ['{', /ni du JSON/],
  ['a: [', /ni du JSON/],
  ['[]', /OpenAPI/],
])('a document is refused: %s', (text, message) => expect(() => readDocument(text)).toThrow(message));
