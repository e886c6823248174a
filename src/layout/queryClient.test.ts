import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { expect, it, onTestFinished } from 'vitest';
import { createQueryClient, isWorthRetrying } from './queryClient';

it('requests without a response are retried, and refused ones are not', () => {
  expect([0, 500, 503].map((status) => isWorthRetrying({ status }))).toEqual([true, true, true]);
  expect([400, 401, 403, 404, 409, 412].some((status) => isWorthRetrying({ status }))).toBe(false);
  expect(isWorthRetrying(new TypeError('a defect'))).toBe(false);
});

it('a refusal that shows an outdated record triggers a refresh, and no other does', async () => {
  const client = createQueryClient();
  const refuse = (status: number) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(new HttpError('refused', status)) })
      .execute(undefined)
      .catch(() => undefined);
  client.setQueryData(['Vehicules', 'getList'], []);
  await refuse(409);
  expect(client.getQueryState(['Vehicules', 'getList'])?.isInvalidated).toBe(false);
  await refuse(412);
  expect(client.getQueryState(['Vehicules', 'getList'])?.isInvalidated).toBe(true);
});

it('a write makes data stale, except rights and file contents', async () => {
  const client = createQueryClient();
  client.setQueryData(['Vehicules', 'getList'], []);
  client.setQueryData(['auth', 'getPermissions'], {});
  client.setQueryData(['fileContent', 'a1'], new Blob());
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.resolve(1) })
    .execute(undefined);
  expect(client.getQueryState(['Vehicules', 'getList'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['auth', 'getPermissions'])?.isInvalidated).toBe(false);
  expect(client.getQueryState(['fileContent', 'a1'])?.isInvalidated).toBe(false);
});

it('known rights are used without a network', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const queryKey = ['auth', 'canAccess', ['Vehicules'], 'list', undefined];
  const observer = new QueryObserver(client, { queryKey, queryFn: () => Promise.resolve(true) });
  onTestFinished(observer.subscribe(() => undefined));
  await expect.poll(() => observer.getCurrentResult().data).toBe(true);
});

it('nothing of a deleted record or below it is requested', async () => {
  const client = createQueryClient();
  const keys = {
    record: ['Vehicules', 'getOne', { id: '4', meta: undefined }],
    below: ['Vehicules/4/contrats', 'getList', {}],
    summary: ['Vehicules', 'resume', '4'],
    other: ['Vehicules', 'getOne', { id: '5', meta: undefined }],
    list: ['Vehicules', 'getList', {}],
  };
  for (const queryKey of Object.values(keys)) client.setQueryData(queryKey, {});
  await client
    .getMutationCache()
    .build(client, { mutationKey: [undefined, 'delete', {}], mutationFn: () => Promise.resolve(1) })
    .execute({ resource: 'Vehicules', id: 4 } as never);
  const stale = Object.entries(keys).filter(([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated);
  expect(stale.map(([name]) => name)).toEqual(['other', 'list']);
});

it('a pending query of an inactive screen does not count as fresh after a write', async () => {
  const client = createQueryClient();
  let answer: (rows: readonly string[]) => void = () => undefined;
  const queryKey = ['Vehicules', 'getList'];
  const ahead = client.prefetchQuery({
    queryKey,
    queryFn: () => new Promise<readonly string[]>((done) => (answer = done)),
  });
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.resolve(1) })
    .execute(undefined);
  answer(['of before']);
  await ahead;
  await expect.poll(() => client.getQueryState(queryKey)).toMatchObject({ data: ['of before'], isInvalidated: true });
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.resolve(['of now']) });
  expect(client.getQueryState(queryKey)).toMatchObject({ data: ['of now'], isInvalidated: false });
});

it('a pending first query of the screen is repeated after a write', async () => {
  const client = createQueryClient();
  const answers: ((rows: readonly string[]) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['FichesIncident/4/commentaires', 'getList'],
    queryFn: () => new Promise<readonly string[]>((done) => answers.push(done)),
  });
  const stop = observer.subscribe(() => undefined);
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.resolve(1) })
    .execute(undefined);
  answers[0]?.(['of before']);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(['of now']);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['of now']);
  stop();
});
