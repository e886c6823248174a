import type { ResourceSchema } from '../types';
import type { Finding } from './report';

const SEGMENT = /^[A-Za-z][\w-]*$/;

/** S034: the addresses of actions, which are one segment below their record's, each another one. */
export function checkActions({ actions }: ResourceSchema): Finding[] {
  const all = Object.entries(actions);
  return all.flatMap(([name, { method, path }], index): Finding[] => {
    const earlier = all
      .slice(0, index)
      .find(([, other]) => other.method === method && other.path.toLowerCase() === path.toLowerCase());
    return [
      ...(SEGMENT.test(path)
        ? []
        : [
            {
              code: 'S034',
              message: `the address '${path}' of the action '${name}' is not one such as 'askResetPassword'`,
            } as const,
          ]),
      ...(earlier
        ? [{ code: 'S034', message: `the action '${name}' has the address of '${earlier[0]}'` } as const]
        : []),
    ];
  });
}
