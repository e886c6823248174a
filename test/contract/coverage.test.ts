import { describe, expect, it } from 'vitest';
import { portalOperations } from '../../server/portal';
import { openApiDocument } from '../../server/http/openapi/document';
import type { OpenApiOperation } from '../../server/http/openapi/openApiDocument';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { registry } from '../fixtures/everyKind';
import {
  contractCalls,
  differencesOf,
  operationFinder,
  unmarkedExtensions,
  type ContractCall,
} from '../support/contractCoverage';

const document = openApiDocument(createRegistry(schemas), portalOperations);
const find = operationFinder(document);

/** Describes each difference from the contract for the developer who has to fix it. */
const told = (calls: readonly ContractCall[], differences: (call: ContractCall) => readonly string[]) =>
  calls.flatMap((call) =>
    differences(call).map((difference) => `${call.id}: ${call.method} ${call.path} ${difference}`),
  );

describe('the API and the contract', () => {
  it('include every call of the specification', () => expect(contractCalls).toHaveLength(413));

  it('agree on every call, with its parameters and its kind of body', () => {
    expect(told(contractCalls, (call) => differencesOf(call, find(call)))).toEqual([]);
  });

  it('mark everything else as an extension', () => expect(unmarkedExtensions(document)).toEqual([]));

  it('agree on parameter lookups, whose value is part of the address', () => {
    const lookup = contractCalls.find(({ path }) => path === '/parametres/Nom/{name}');
    expect(lookup && find(lookup)?.operationId).toBe('parametres.lookup.Nom');
  });
});

describe('a difference', () => {
  const call = (changed: Partial<ContractCall>): ContractCall => ({
    id: 'complets.list',
    method: 'GET',
    path: '/complets/',
    query: [],
    queryInferred: [],
    body: 'none',
    response: 'paged',
    ...changed,
  });
  const other = openApiDocument(registry, []);
  const differences = (changed: Partial<ContractCall>) =>
    differencesOf(call(changed), operationFinder(other)(call(changed)));

  it.each<readonly [string, Partial<ContractCall>, readonly string[]]>([
    ['none', { query: ['pagenumber'], queryInferred: ['OrderBy'] }, []],
    ['of address', { path: '/complets/12/absent' }, ['is missing']],
    ['of method', { method: 'PATCH' }, ['is missing']],
    ['of parameters', { query: ['ActifOnly'] }, ['lacks the parameter ActifOnly']],
    ['of a parameter that is an extension', { query: ['ids'] }, ['lacks the parameter ids']],
    ['of inferred parameters', { queryInferred: ['Annee'] }, ['lacks the parameter Annee']],
    ['of inferred parameters where the list is no page', { queryInferred: ['Annee'], response: 'json' }, []],
    ['of a body', { body: 'json' }, ['takes no application/json']],
    ['of no body', { method: 'POST' }, ['takes a body (application/json, multipart/form-data)']],
    ['of a form', { method: 'POST', path: '/cibles', body: 'multipart' }, ['takes no multipart/form-data']],
    ['an operation that is an extension', { path: '/cibles/{code}' }, ['is marked as an extension']],
  ])('%s', (_what, changed, expected) => expect(differences(changed)).toEqual(expected));

  it('an unmarked operation outside the contract', () => {
    const operation: OpenApiOperation | undefined = other.paths['/api/Complets']?.get;
    if (!operation) throw new Error('no operation');
    const paths = { '/api/Absents': { get: operation }, '/api/Themes': { get: operation } };
    expect(unmarkedExtensions({ ...other, paths })).toEqual(['GET /api/Absents']);
  });
});
