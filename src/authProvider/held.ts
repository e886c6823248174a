import { textsIn } from '../resources/common/narrow';
import type { Grants } from '../resources/access/access';
import { rememberOfPerson } from './person';

const partsOf = (answer: unknown): Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>) : {};

/** Grants from the answer of `GET /MyRights`; unreadable parts grant nothing. */
export function heldIn(answer: unknown): Grants {
  const { droits, droitsLimites, fonctionsCode } = partsOf(answer);
  const limited = textsIn(droitsLimites);
  return {
    rights: textsIn(droits),
    functionCodes: textsIn(fonctionsCode),
    ...(limited.length > 0 && { limited }),
  };
}

/** Stores the answer of `GET /MyRights` in local storage (section 9 of the specification). */
export function rememberRights(answer: unknown): void {
  const { rights, functionCodes } = heldIn(answer);
  const { fonctions: ids, additionalInformationTags } = partsOf(answer);
  rememberOfPerson('rights', rights);
  rememberOfPerson('functions', Array.isArray(ids) ? ids : []);
  rememberOfPerson('functionCodes', functionCodes);
  rememberOfPerson('allowedTags', Array.isArray(additionalInformationTags) ? additionalInformationTags : []);
}
