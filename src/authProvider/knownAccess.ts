import type { QueryClient } from '@tanstack/react-query';
import type { Grants } from '../resources/access/access';
import type { Extension } from '../resources/protocol/extensions';
import { isObject } from '../resources/common/isObject';
import type { Registry } from '../resources/registry/registry';
import { isWrite, maySee } from '../resources/routes/screenAccess';
import { viewedPerson } from './viewAs';

interface Question {
  readonly resource: string;
  readonly action: string;
}

/** Whether the reader may do something; false for writes while viewing as another person. */
export const mayDo = (
  registry: Registry,
  extensions: ReadonlySet<Extension>,
  held: Grants,
  question: Question,
): boolean =>
  !(viewedPerson() && isWrite(question.action)) && maySee(registry, extensions.has('records'), held, question);

const questionIn = ([scope, name, value]: readonly unknown[]): Question | undefined =>
  scope === 'auth' &&
  name === 'canAccess' &&
  isObject(value) &&
  typeof value['resource'] === 'string' &&
  typeof value['action'] === 'string'
    ? { resource: value['resource'], action: value['action'] }
    : undefined;

/** Answers react-admin's access queries synchronously once rights are known, to save a render for each. */
export function answerAccessAtOnce(client: QueryClient, registry: Registry): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    const question = type === 'added' ? questionIn(query.queryKey) : undefined;
    if (!question) return;
    const held = client.getQueryState<Grants>(['auth', 'getPermissions', {}]);
    const extensions = client.getQueryData<ReadonlySet<Extension>>(['extensions']);
    if (held?.data && !held.isInvalidated && extensions)
      query.setData(mayDo(registry, extensions, held.data, question));
  });
}
