import type { FunctionWithRights, Right } from '../api/accessTypes';

/** Active functions that grant a right such as `THEMES:read`. */
export function functionsGiving(
  right: string,
  functions: readonly FunctionWithRights[],
  rights: readonly Right[],
): readonly FunctionWithRights[] {
  const [code, flag] = right.split(':');
  const droitId = rights.find((one) => one.actif && one.code === code)?.id;
  return functions.filter(
    ({ actif, droits }) => actif && droits.some((given) => given.droitId === droitId && given.flag === flag),
  );
}
